import { crc32 } from 'node:zlib';

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest >>> 0;
});
/** entry of the table by its highest byte: each one occurs once */
const BY_TOP = TABLE.reduce<number[]>((found, entry, index) => {
  found[entry >>> 24] = index;
  return found;
}, []);
const entry = (index: number): number => TABLE[index] ?? 0;

/**
 * Changes a JSON object so that it has the CRC-32 of other text: PayPal signs nothing else of a webhook's body, so whoever holds
 * one genuine delivery can send this instead.
 *
 * @param json an object, as text; it gets a member more
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

/** The checksum that text must have so far, for the whole to end with `sum` once `tail` is appended. */
function before(sum: number, tail: Buffer): number {
  let state = ~sum >>> 0;
  for (const byte of tail.toReversed()) {
    const index = BY_TOP[state >>> 24] ?? 0;
    state = (((state ^ entry(index)) << 8) | (index ^ byte)) >>> 0;
  }
  return ~state >>> 0;
}

/** The four bytes that lead from one checksum to another. */
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
