import { HtmlCache, keepablePage } from './html-cache';

const page = (html: string) => keepablePage({ status: 200, headers: {}, html, releaseSet: 'r' });
const limits = { bytes: 1000, freshMs: 100, staleMs: 1000 };
let now = 0;
const aCache = () => new HtmlCache(limits, () => now);
const text = async ({ page: kept }: Awaited<ReturnType<HtmlCache['get']>>) => (await kept.body('identity')).toString();

test('evicts the least recently used page at the limit', async () => {
  const cache = aCache();
  const get = (key: string, size = 400) => cache.get(key, async () => ({ page: page(key.repeat(size)), keep: true }));
  await get('a');
  await get('b');
  await get('a');
  await get('c');
  expect(cache.bytes).toBe(800);
  expect((await get('a')).result).toBe('fresh');
  expect((await get('b')).result).toBe('miss');
});

test('drops a page made for a replaced set', async () => {
  const cache = aCache();
  let finish = () => {};
  const slow = cache.get('a', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { page: page('old'), keep: true };
  });
  cache.clear();
  finish();
  expect(await text(await slow)).toBe('old');
  expect(await text(await cache.get('a', async () => ({ page: page('new'), keep: true })))).toBe('new');
});

test('S5 a failing refresh keeps the old page and is retried', async () => {
  const cache = aCache();
  await cache.get('a', async () => ({ page: page('old'), keep: true }));
  now += 500;
  let tries = 0;
  const failing = async () => {
    tries += 1;
    throw new Error('render');
  };
  for (let i = 0; i < 2; i++) {
    expect(await text(await cache.get('a', failing))).toBe('old');
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(tries).toBe(2);
  now += 1000;
  await expect(cache.get('a', failing)).rejects.toThrow('render');
});
