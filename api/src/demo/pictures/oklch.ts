/** How the colours of a drawing are changed: the hue it gets, and factors on chroma and lightness (OKLCH). */
export interface Turn {
  /** degrees */
  readonly hue: number;
  readonly chroma: number;
  readonly lightness: number;
}

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

/** OKLab to sRGB bytes; colours outside sRGB are clipped. */
function fromLab(l: number, a: number, b: number): [number, number, number] {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toByte(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    toByte(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    toByte(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ];
}

function toLab(red: number, green: number, blue: number): [number, number, number] {
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
  const bytes = fromLab(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Below this mean chroma a drawing counts as grey and is dyed instead of turned. */
const GREY = 0.075;

/** A drawing ready to be turned: its pixels and the same in OKLab, which takes longest to compute. */
export interface Turnable {
  readonly pixels: Buffer;
  readonly labs: Float32Array;
  /** its dominant hue, radians */
  readonly hue: number;
  /** its mean chroma */
  readonly chroma: number;
}

/** Reads the colours of RGBA pixels. */
export function turnable(pixels: Buffer): Turnable {
  const labs = new Float32Array((pixels.length / 4) * 3);
  let [sumA, sumB, sumChroma, sumAlpha] = [0, 0, 0, 0];
  for (let p = 0, q = 0; p < pixels.length; p += 4, q += 3) {
    const alpha = pixels[p + 3] ?? 0;
    if (alpha === 0) continue;
    const [l, a, b] = toLab(pixels[p] ?? 0, pixels[p + 1] ?? 0, pixels[p + 2] ?? 0);
    labs[q] = l;
    labs[q + 1] = a;
    labs[q + 2] = b;
    const chroma = Math.hypot(a, b);
    // weighted: a small vivid part says more about the hue than a large pale one
    sumA += a * chroma * alpha;
    sumB += b * chroma * alpha;
    sumChroma += chroma * alpha;
    sumAlpha += alpha;
  }
  return { pixels, labs, hue: Math.atan2(sumB, sumA), chroma: sumChroma / Math.max(1, sumAlpha) };
}

/** The pixels with their colours turned, so that the dominant hue becomes the one asked for. */
export function turned({ pixels, labs, hue, chroma }: Turnable, turn: Turn): Buffer {
  const result = Buffer.from(pixels);
  const target = (turn.hue * Math.PI) / 180;
  const [cos, sin] = [Math.cos(target - hue) * turn.chroma, Math.sin(target - hue) * turn.chroma];
  const dye = chroma < GREY ? 0.13 * turn.chroma : 0;
  const [dyeA, dyeB] = [dye * Math.cos(target), dye * Math.sin(target)];
  for (let p = 0, q = 0; p < pixels.length; p += 4, q += 3) {
    if (!pixels[p + 3]) continue;
    const [l, a, b] = [labs[q] ?? 0, labs[q + 1] ?? 0, labs[q + 2] ?? 0];
    // a dye takes to middle tones, leaving highlights and outlines
    const take = Math.max(0, 1 - ((l - 0.66) / 0.42) ** 2);
    const bytes = fromLab(
      Math.min(1, l * turn.lightness),
      a * cos - b * sin + take * dyeA,
      a * sin + b * cos + take * dyeB,
    );
    result[p] = bytes[0];
    result[p + 1] = bytes[1];
    result[p + 2] = bytes[2];
  }
  return result;
}
