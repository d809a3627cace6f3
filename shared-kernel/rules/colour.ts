/** Red, green, blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

const HEX = /^#([\da-f]{3}|[\da-f]{6})$/i;
const RGB = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i;

/** Parses `#rgb`, `#rrggbb` or `rgb(r, g, b)`; anything else, hostile settings included, is null. */
export function parseColour(text: string): Rgb | null {
  const trimmed = text.trim();
  const digits = HEX.exec(trimmed)?.[1];
  if (digits) {
    const pairs = digits.length === 3 ? [...digits].map((d) => d + d) : (digits.match(/../g) ?? []);
    return toRgb(pairs.map((pair) => Number.parseInt(pair, 16)));
  }
  const parts = RGB.exec(trimmed)?.slice(1).map(Number);
  return parts?.every((part) => part <= 255) ? toRgb(parts) : null;
}

/** `#rrggbb` */
export function toHex(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A colour between two others; `share` 0 is the first, 1 the second. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return toRgb(from.map((part, i) => part + ((to[i] ?? 0) - part) * share));
}

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];

/** White or black, whichever has more contrast on a background; one of the two always passes WCAG AA (4.5). */
export function textOn(ground: Rgb): Rgb {
  return contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK;
}

/** The colour itself, or the closest mix with white or black that has the wanted contrast with a background. */
export function readableOn(ground: Rgb, colour: Rgb, minimum: number): Rgb {
  const pole = textOn(ground);
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(colour, pole, share);
    if (contrast(mixed, ground) >= minimum) return mixed;
  }
  return pole;
}

function toRgb(parts: readonly number[]): Rgb {
  return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0].map((part) => Math.round(part)) as unknown as Rgb;
}
function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
