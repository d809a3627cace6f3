import { crc32 } from 'node:zlib';

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest >>> 0;
});
/** index of each table entry by its highest byte, which is unique */
const BY_TOP = TABLE.reduce<number[]>((found, entry, index) => {
  found[entry >>> 24] = index;
  return found;
}, []);
const entry = (index: number): number => TABLE[index] ?? 0;

/**
 * Changes a JSON object so that it has the CRC-32 of another text: that is all PayPal signs of a webhook's body, so whoever has
 * one genuine delivery can send this instead.
 *
 * @param json an object, as text; it gets an additional member
 * @returns valid JSON with the checksum of `like`
 */
export function collideCrc32(json: string, like: string): string {
  const end = Buffer.from('"}');
  for (let attempt = 0; ; attempt += 1) {
    const start = Buffer.from(`${json.trimEnd().slice(0, -1)},"pad":"${attempt}-`);
    const four = bridge(crc32(start), before(crc32(like), end));
    if (four.every((byte) => byte >= 0x20 && byte < 0x7f && byte !== 0x22 && byte !== 0x5c))
      return Buffer.concat([start, four, end]).toString();
  }
}

/** The checksum required before `tail` is appended, so that the whole text has the checksum `sum`. */
function before(sum: number, tail: Buffer): number {
  let state = ~sum >>> 0;
  for (const byte of tail.toReversed()) {
    const index = BY_TOP[state >>> 24] ?? 0;
    state = (((state ^ entry(index)) << 8) | (index ^ byte)) >>> 0;
  }
  return ~state >>> 0;
}

/** The four bytes that turn one checksum into another. */
function bridge(from: number, to: number): Buffer {
  let state = ~to >>> 0;
  for (let step = 0; step < 4; step += 1) {
    const index = BY_TOP[state >>> 24] ?? 0;
    state = (((state ^ entry(index)) << 8) | index) >>> 0;
  }
  const four = Buffer.alloc(4);
  four.writeUInt32LE((state ^ ~from) >>> 0);
  return four;
}
