import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { PackedFiles } from './packed-files';

// words in a varying order, which better compression makes smaller
const script = Buffer.from(
  Array.from({ length: 20_000 }, (_, n) => `const name${(n * 7919) % 1009} = ${n % 97};`).join('\n'),
);

test('the first request gets fast compression, later ones the best', async () => {
  const files = new PackedFiles();
  const read = jest.fn(async () => script);
  const quick = await files.get('main.js', 'br', { read });
  await files.settled();
  const best = await files.get('main.js', 'br', { read });
  expect(best.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(quick).equals(script)).toBe(true);
  expect(brotliDecompressSync(best).equals(script)).toBe(true);
  expect(read).toHaveBeenCalledTimes(1);
});

test('parallel requests share one compression per encoding', async () => {
  const files = new PackedFiles();
  const read = jest.fn(async () => script);
  const answers = await Promise.all(Array.from({ length: 50 }, () => files.get('main.js', 'gzip', { read })));
  expect(new Set(answers).size).toBe(1);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await files.get('main.js', 'identity', { read })).toBe(script);
});

const short = script.subarray(0, 5000);

test('serves the release’s compressed files without compressing', async () => {
  const files = new PackedFiles();
  const packed = { br: brotliCompressSync(short), gzip: gzipSync(short, { level: 1 }) };
  const source = { read: async () => short, readPacked: async (coding: 'br' | 'gzip') => packed[coding] };
  for (const coding of ['br', 'gzip'] as const) {
    expect(await files.get('main.js', coding, source)).toBe(packed[coding]);
    await files.settled();
    expect(await files.get('main.js', coding, source)).toBe(packed[coding]);
  }
  expect(await files.get('main.js', 'identity', source)).toBe(short);
});

test.each([
  ['other bytes', brotliCompressSync(Buffer.from('alert(1)'))],
  ['more bytes', brotliCompressSync(Buffer.concat([short, short]))],
  ['a truncated file', brotliCompressSync(short).subarray(0, 100)],
  ['uncompressed bytes', Buffer.from('alert(1)')],
  ['no such file', null],
])('compresses a file itself when the release holds %s', async (_, packed) => {
  const files = new PackedFiles();
  const readPacked = async () => packed ?? Promise.reject(new Error('ENOENT'));
  const sent = await files.get('main.js', 'br', { read: async () => short, readPacked });
  await files.settled();
  expect(sent).not.toBe(packed);
  expect(brotliDecompressSync(sent).equals(short)).toBe(true);
});

test('retries a file that failed to read', async () => {
  const files = new PackedFiles();
  await expect(files.get('late.js', 'br', { read: () => Promise.reject(new Error('ENOENT')) })).rejects.toThrow(
    'ENOENT',
  );
  expect((await files.get('late.js', 'identity', { read: async () => script })).length).toBe(script.length);
  expect(brotliDecompressSync(await files.get('late.js', 'br', { read: async () => script })).equals(script)).toBe(
    true,
  );
});

test('evicts only as many least recently used files as the limit requires', async () => {
  const files = new PackedFiles(100);
  const reads: string[] = [];
  const get = async (name: string, bytes: number) => {
    const read = async () => {
      reads.push(name);
      return Buffer.alloc(bytes);
    };
    const file = await files.get(name, 'identity', { read });
    expect(file).toHaveLength(bytes);
  };
  for (let n = 0; n < 10; n++) await get(`small-${n}`, 10);
  await get('small-0', 10);
  await get('large', 75);
  reads.length = 0;
  for (const name of ['large', 'small-0', 'small-9']) await get(name, name === 'large' ? 75 : 10);
  expect(reads).toEqual([]);
  await get('small-8', 10);
  expect(reads).toEqual(['small-8']);
});

test('serves files that are empty or larger than the limit', async () => {
  const files = new PackedFiles(100);
  for (const bytes of [0, 101, 0, 101]) {
    const file = await files.get(`${bytes}.js`, 'identity', { read: async () => Buffer.alloc(bytes) });
    expect(file).toHaveLength(bytes);
  }
  const answers = Array.from({ length: 20 }, (_, n) =>
    files.get(`many-${n}.js`, 'identity', { read: async () => Buffer.alloc(60, n) }),
  );
  expect((await Promise.all(answers)).map((file) => file[0])).toEqual(Array.from({ length: 20 }, (_, n) => n));
});
