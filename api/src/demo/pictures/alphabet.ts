/**
 * A small alphabet of our own for logos, as strokes on a grid 4 wide and 6 high. It needs no font, so every machine draws the same.
 * Letters narrower than the grid state their width.
 */
const LETTERS: Readonly<Record<string, string | readonly [number, string]>> = {
  A: 'M0 6 2 0 4 6M.8 4H3.2',
  B: 'M0 0V6H2.5A1.6 1.6 0 0 0 2.5 2.8H0M0 0H2.2A1.4 1.4 0 0 1 2.2 2.8',
  C: 'M4 1.1A2.4 3 0 1 0 4 4.9',
  D: 'M0 0V6H1.4A2.6 3 0 0 0 1.4 0Z',
  E: [3.2, 'M3.2 0H0V6H3.2M0 3H2.7'],
  F: [3.1, 'M3.1 0H0V6M0 3H2.6'],
  G: 'M4 1.1A2.4 3 0 1 0 4 4.9V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: [0, 'M0 0V6'],
  J: [2.6, 'M2.6 0V4.4A1.5 1.6 0 0 1 0 5'],
  K: 'M0 0V6M3.8 0 0 3.4M1.3 2.3 4 6',
  L: [3, 'M0 0V6H3'],
  M: [4.8, 'M0 6V0L2.4 4 4.8 0V6'],
  N: 'M0 6V0L4 6V0',
  O: [4.8, 'M2.4 0A2.4 3 0 1 0 2.4 6A2.4 3 0 1 0 2.4 0Z'],
  P: [3.8, 'M0 6V0H2.1A1.7 1.7 0 0 1 2.1 3.4H0'],
  Q: [4.8, 'M2.4 0A2.4 3 0 1 0 2.4 6A2.4 3 0 1 0 2.4 0ZM2.9 4.2 4.7 6.3'],
  R: 'M0 6V0H2.2A1.7 1.7 0 0 1 2.2 3.4H0M2 3.4 3.9 6',
  S: [3.7, 'M3.5 1A1.75 1.45 0 1 0 1.85 2.95A1.75 1.5 0 1 1 .15 5'],
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V3.9A2 2.1 0 0 0 4 3.9V0',
  V: 'M0 0 2 6 4 0',
  W: [5.6, 'M0 0 1.4 6 2.8 1.4 4.2 6 5.6 0'],
  X: 'M0 0 4 6M4 0 0 6',
  Y: 'M0 0 2 3.2 4 0M2 3.2V6',
  Z: 'M0 0H4L0 6H4',
  '&': 'M4 6 .9 1.9A1.2 1.1 0 1 1 2.9 1.6C2.6 2.6.1 3 .1 4.5A1.6 1.5 0 0 0 1.7 6C3 6 3.8 5 3.9 3.8',
  ' ': [1.6, ''],
  c: [2.6, 'M2.6 2.6A1.7 2 0 1 0 2.6 5.4'],
  m: [4.6, 'M0 6V2M0 3.6A1.15 1.5 0 0 1 2.3 3.6V6M2.3 3.6A1.15 1.5 0 0 1 4.6 3.6V6'],
  0: [3.4, 'M1.7 0A1.7 3 0 1 0 1.7 6A1.7 3 0 1 0 1.7 0Z'],
  1: [1.6, 'M0 1.3 1.6 0V6'],
  2: [3.2, 'M.1 1.6A1.5 1.6 0 0 1 3.1 1.7C3.1 3.2.4 4 .1 6H3.2'],
  3: [3.2, 'M.3 1A1.5 1.4 0 1 1 1.3 2.8A1.6 1.6 0 1 1 .1 5'],
  4: [3.6, 'M2.7 6V0L0 4.2H3.6'],
  5: [3.2, 'M2.9 0H.6L.3 2.6A1.7 1.8 0 1 1 .1 5.2'],
  6: [3.2, 'M2.7.2C1.2 1 .1 2.6.1 4.3A1.55 1.7 0 1 0 .2 3.6'],
  7: [3.2, 'M0 0H3.2L1.2 6'],
  8: [
    3.2,
    'M1.6 0A1.35 1.35 0 1 0 1.6 2.7A1.35 1.35 0 1 0 1.6 0ZM1.6 2.7A1.6 1.65 0 1 0 1.6 6A1.6 1.65 0 1 0 1.6 2.7Z',
  ],
  9: [3.2, 'M.5 5.8C2 5 3.1 3.4 3.1 1.7A1.55 1.7 0 1 0 3 2.4'],
};

export interface Lettering {
  /** stroke width and space between letters, in grid units (a letter is 6 high) */
  readonly weight: number;
  readonly spacing: number;
  /** degrees; negative values lean forward */
  readonly slant: number;
  readonly round: boolean;
  readonly colour: string;
}

/**
 * SVG of a line of capitals, centred on a point, at most `maxWidth` wide and with letters at most `maxHeight` high.
 *
 * @throws if a letter is not in the alphabet
 */
export const line = (text: string, ...how: LettersAt): string => letters(text.toUpperCase(), ...how);

type LettersAt = [centre: readonly [number, number], maxWidth: number, maxHeight: number, style: Lettering];

/** The same without changing the case: the alphabet also has digits and the small letters of units. */
export function letters(text: string, ...[centre, maxWidth, maxHeight, style]: LettersAt): string {
  let width = 0;
  const strokes = [...text].map((letter) => {
    const glyph = LETTERS[letter];
    if (glyph === undefined) throw new Error(`The alphabet of logos has no '${letter}'.`);
    const [advance, path] = typeof glyph === 'string' ? ([4, glyph] as const) : glyph;
    const placed = path && `<path transform="translate(${width.toFixed(2)} 0)" d="${path}"/>`;
    width += advance + style.spacing + style.weight;
    return placed;
  });
  width -= style.spacing + style.weight;
  const scale = Math.min(maxWidth / (width + style.weight), maxHeight / (6 + style.weight));
  const [cap, join] = style.round ? ['round', 'round'] : ['butt', 'miter'];
  return `<g transform="translate(${centre[0]} ${centre[1]}) skewX(${style.slant}) scale(${scale.toFixed(3)}) translate(${(-width / 2).toFixed(2)} -3)" fill="none" stroke="${style.colour}" stroke-width="${style.weight}" stroke-linecap="${cap}" stroke-linejoin="${join}">${strokes.join('')}</g>`;
}
