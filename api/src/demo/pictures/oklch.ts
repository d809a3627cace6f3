const TO_LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});
const STEPS = 4095;
const TO_BYTE = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => {
  const c = step / STEPS;
  return Math.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055));
});
const toByte = (linear: number) => TO_BYTE[Math.round(Math.min(1, Math.max(0, linear)) * STEPS)] ?? 0;

/** OKLab to sRGB bytes, written into `bytes`; colours outside sRGB are clipped. */
export function fromLab(l: number, a: number, b: number, bytes: [number, number, number]): void {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  bytes[0] = toByte(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z);
  bytes[1] = toByte(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z);
  bytes[2] = toByte(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z);
}

/** sRGB bytes to OKLab. */
export function toLab(red: number, green: number, blue: number): [number, number, number] {
  const [r, g, b] = [TO_LINEAR[red] ?? 0, TO_LINEAR[green] ?? 0, TO_LINEAR[blue] ?? 0];
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z,
    1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z,
    0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z,
  ];
}

/** CSS hex of an OKLCH colour: lightness 0 to 1, chroma about 0 to 0.3, hue in degrees. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const bytes: [number, number, number] = [0, 0, 0];
  fromLab(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle), bytes);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
