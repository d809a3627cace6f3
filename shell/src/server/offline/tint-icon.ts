import zlib from 'node:zlib';

/** Colour of the pictures in `shell/icons`, with white on it. */
const DRAWN_IN = [0x7c, 0x3a, 0xed] as const;
const SIGNATURE_LENGTH = 8;

/**
 * A picture of `shell/icons` in the shop's own colour: these are PNGs with a palette of one colour, white and the shades between,
 * so that only the palette has to be rewritten. A picture without a palette, supplied by a shop, stays unchanged.
 * @param colour `#rrggbb`
 */
export function tintIcon(png: Buffer, colour: string): Buffer {
  const palette = findPalette(png);
  const target = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  if (!palette || target.some(Number.isNaN)) return png;
  const tinted = Buffer.from(png);
  for (let at = palette.start; at < palette.end; at += 3) {
    const white = whiteIn(png.subarray(at, at + 3));
    target.forEach((value, channel) => {
      tinted[at + channel] = Math.round(value + (255 - value) * white);
    });
  }
  // over the chunk's type and its content
  tinted.writeUInt32BE(zlib.crc32(tinted.subarray(palette.start - 4, palette.end)), palette.end);
  return tinted;
}

/** Share of white in a palette colour, 0 to 1: computed from green, which differs most. */
const whiteIn = ([, green = 0]: Uint8Array) => Math.min(1, Math.max(0, (green - DRAWN_IN[1]) / (255 - DRAWN_IN[1])));

function findPalette(png: Buffer): { start: number; end: number } | undefined {
  let at = SIGNATURE_LENGTH;
  while (at + 12 <= png.length) {
    const length = png.readUInt32BE(at);
    const start = at + 8;
    if (png.toString('latin1', at + 4, start) === 'PLTE') return { start, end: start + length };
    at = start + length + 4;
  }
  return undefined;
}
