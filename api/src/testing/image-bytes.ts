import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One chunk of a PNG with its checksum, or with a wrong checksum. */
export function pngChunk(type: string, data: Buffer, { sound = true } = {}): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(sound ? checksum(named) : 0xbad);
  return Buffer.concat([length, named, sum]);
}

/** A black PNG, built by hand: its declared size may be false, and the test can insert anything between header and pixels. */
export function blackPng({
  width,
  height,
  pixels = deflateSync(Buffer.alloc((width * 3 + 1) * height)),
  between = [],
  sound = true,
}: {
  width: number;
  height: number;
  pixels?: Buffer;
  between?: readonly Buffer[];
  sound?: boolean;
}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    ...between,
    pngChunk('IDAT', pixels, { sound }),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG with one more segment after its start, where comments, EXIF data and profiles are stored. */
export function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/** The same picture, padded with comments to exactly this number of bytes. */
export function padded(jpeg: Buffer, bytes: number): Buffer {
  let longer = jpeg;
  while (longer.length < bytes) {
    const missing = bytes - longer.length;
    // a segment needs four bytes plus its content of at most 65,533; the remainder must be large enough for another segment
    const content = missing <= 65_537 ? missing - 4 : Math.min(65_533, missing - 8);
    longer = withSegment(longer, 0xfe, Buffer.alloc(content, 0x20));
  }
  return longer;
}

// zlib.crc32 was added in Node 20.15 and is missing from the types of Node 20
function checksum(data: Buffer): number {
  return (crc32 as (data: Buffer) => number)(data);
}
