import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { until } from '../testing/until';
import { PackingQueue, PageBody } from './page-body';

/** Has distant repetitions, as pages do, so that the qualities differ. */
const html = Array.from({ length: 400 }, (_, at) => `<li class="a${at % 7}">${(at * 7919) % 1013} lamps</li>`).join('');

test('recompresses a page after three requests and serves the smaller bytes from then on', async () => {
  const body = new PageBody(html, new PackingQueue());
  const first = await body.get('br');
  expect(await body.get('br')).toBe(first);
  await body.get('br');
  await until('smaller bytes', async () => (await body.get('br')) !== first);
  const best = await body.get('br');
  expect(best.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(best).toString()).toBe(html);
  expect(body.size).toBe(Buffer.byteLength(html) + best.length);
});

test('does not recompress a page requested only twice', async () => {
  const body = new PageBody(html, new PackingQueue());
  const other = new PageBody(`${html}.`, new PackingQueue());
  const first = await body.get('br');
  await body.get('br');
  for (let request = 0; request < 3; request++) await other.get('br');
  const before = await other.get('br');
  await until('smaller bytes', async () => (await other.get('br')) !== before);
  expect(await body.get('br')).toBe(first);
});

test('compresses one page at a time and pauses in between', async () => {
  const queue = new PackingQueue(1);
  let running = 0;
  let most = 0;
  let done = 0;
  const pages = [1, 2, 3].map((number) => {
    const page = new PageBody(html + number, queue);
    const pack = page.packBest.bind(page);
    page.packBest = async () => {
      most = Math.max(most, ++running);
      await pack();
      running -= 1;
      done += 1;
    };
    return page;
  });
  for (const page of pages) for (let request = 0; request < 5; request++) await page.get('br');
  await until('three packings', () => done === 3);
  expect(most).toBe(1);
});

test('keeps plain and gzip bytes for clients without brotli', async () => {
  const body = new PageBody(html);
  expect((await body.get('identity')).toString()).toBe(html);
  expect(await body.get('gzip')).toBe(await body.get('gzip'));
});

test('a cached page holds only compressed bytes and serves every encoding from them', async () => {
  const body = new PageBody(html);
  const { etag } = new PageBody(html);
  body.keepPackedOnly();
  expect(body.size).toBe(Buffer.byteLength(html));
  const packed = await body.get('gzip');
  expect([body.size, body.etag]).toEqual([packed.length, etag]);
  expect(gunzipSync(packed).toString()).toBe(html);
  expect((await body.get('identity')).toString()).toBe(html);
  expect(brotliDecompressSync(await body.get('br')).toString()).toBe(html);
  expect(body.made('identity')).toBeUndefined();
});
