import { brotliDecompressSync } from 'node:zlib';
import { PackedFiles } from './packed-files';

// words in a changing order: something that better packing makes smaller
const script = Buffer.from(
  Array.from({ length: 20_000 }, (_, n) => `const name${(n * 7919) % 1009} = ${n % 97};`).join('\n'),
);

test('the first request gets a fast compression, later ones the best', async () => {
  const files = new PackedFiles();
  const read = jest.fn(async () => script);
  const quick = await files.get('main.js', 'br', read);
  await files.settled();
  const best = await files.get('main.js', 'br', read);
  expect(best.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(quick).equals(script)).toBe(true);
  expect(brotliDecompressSync(best).equals(script)).toBe(true);
  expect(read).toHaveBeenCalledTimes(1);
});

test('parallel requests share one compression per encoding', async () => {
  const files = new PackedFiles();
  const read = jest.fn(async () => script);
  const answers = await Promise.all(Array.from({ length: 50 }, () => files.get('main.js', 'gzip', read)));
  expect(new Set(answers).size).toBe(1);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await files.get('main.js', 'identity', read)).toBe(script);
});

test('retries a file that failed to read', async () => {
  const files = new PackedFiles();
  await expect(files.get('late.js', 'br', () => Promise.reject(new Error('ENOENT')))).rejects.toThrow('ENOENT');
  expect((await files.get('late.js', 'identity', async () => script)).length).toBe(script.length);
  expect(brotliDecompressSync(await files.get('late.js', 'br', async () => script)).equals(script)).toBe(true);
});
