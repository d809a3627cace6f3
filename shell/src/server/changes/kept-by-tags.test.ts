import { type KeptPage, keepablePage } from '../page/kept-page';
import { KeptByTags, type Made } from './kept-by-tags';

const page = (html: string) => keepablePage({ status: 200, headers: {}, html, releaseSet: 'r' });
const limits = { bytes: 1000, counted: 1000, freshMs: 100, staleMs: 1000, longestMs: 100_000 };
let now = 0;
const aCache = () => new KeptByTags<KeptPage>(limits, () => now);
/** A page that is cached by age, or invalidated by changes of these tags. */
const made = (html: string, ...tags: string[]): Made<KeptPage> => ({
  value: page(html),
  keep: true,
  life: tags.length > 0 ? { tags, endsAt: Number.POSITIVE_INFINITY, readAt: now } : null,
});
const text = async ({ value }: { value: KeptPage }) => (await value.body.get('identity')).toString();

test('evicts the least recently used page at the limit', async () => {
  const cache = aCache();
  const get = (key: string, size = 400) => cache.get(key, async () => made(key.repeat(size)));
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
    return made('old');
  });
  cache.clear();
  finish();
  expect(await text(await slow)).toBe('old');
  expect(await text(await cache.get('a', async () => made('new')))).toBe('new');
});

test('a failing refresh keeps the old page and is retried', async () => {
  const cache = aCache();
  await cache.get('a', async () => made('old'));
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

describe('pages invalidated by tags', () => {
  /** A cache that receives changes, and a function that requests a new page from it. */
  function listening() {
    now += 100_000;
    const cache = aCache();
    cache.startListening('anew');
    now += 1000;
    const get = async (key: string, make: () => Made<KeptPage> | Promise<Made<KeptPage>>) => {
      const got = await cache.get(key, async () => make());
      return `${got.result} ${await text(got)}`;
    };
    return { cache, get };
  }
  const never = () => {
    throw new Error('not to be made');
  };

  test('are served for the maximum age, until one of their tags changes', async () => {
    const { cache, get } = listening();
    await get('a', () => made('old', 'product-1', 'catalogue'));
    await get('b', () => made('other', 'product-2'));
    now += 50_000;
    expect(await get('a', never)).toBe('fresh old');
    expect(cache.drop(['product-3'])).toBe(0);
    expect(cache.drop(['product-1', 'products'])).toBe(1);
    expect(await get('a', () => made('new', 'product-1'))).toBe('miss new');
    expect(await get('b', never)).toBe('fresh other');
    now += 100_000;
    expect(await get('b', () => made('newer', 'product-2'))).toBe('miss newer');
    expect(cache.drop(['*'])).toBe(1);
    expect(cache.bytes).toBe(0);
  });

  test('are not cached when a tag changes during the render', async () => {
    const { cache, get } = listening();
    const during = (tag: string) => () => {
      now += 10;
      cache.drop([tag]);
      now += 10;
      return made('old', 'product-1');
    };
    expect(await get('a', during('product-1'))).toBe('miss old');
    expect(await get('a', during('product-2'))).toBe('miss old');
    now += 600;
    expect(await get('a', () => made('new', 'product-1'))).toBe('miss new');
    expect(await get('a', never)).toBe('fresh new');
  });

  test('rendered right after a change are rendered again once it has settled', async () => {
    const { cache, get } = listening();
    cache.drop(['product-1']);
    now += 100;
    await get('a', () => made('read too early', 'product-1'));
    expect(await get('a', never)).toBe('fresh read too early');
    now += 500;
    expect(await get('a', () => made('settled', 'product-1'))).toBe('miss settled');
    now += 10_000;
    expect(await get('a', never)).toBe('fresh settled');
  });

  test('expire at their end time', async () => {
    const { get } = listening();
    const endsAt = now + 5000;
    await get('a', () => ({ ...made('before'), life: { tags: ['flash-sales'], endsAt, readAt: now } }));
    now += 4999;
    expect(await get('a', never)).toBe('fresh before');
    now += 1;
    expect(await get('a', () => made('after', 'flash-sales'))).toBe('miss after');
  });

  test('are served stale for a short time when they cannot be rendered again', async () => {
    const { get } = listening();
    const endsAt = now + 5000;
    await get('a', () => ({ ...made('before'), life: { tags: ['flash-sales'], endsAt, readAt: now } }));
    now += 5500;
    expect(await get('a', never)).toBe('stale before');
    now += 500;
    await expect(get('a', never)).rejects.toThrow();
  });

  test('whose render began before a change are not shared with later requests', async () => {
    const { cache } = listening();
    let finish = () => {};
    const slow = cache.get('a', async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return made('old', 'product-1');
    });
    now += 400;
    cache.drop(['product-1']);
    now += 1;
    const next = await cache.get('a', async () => made('new', 'product-1'));
    finish();
    expect(await text(next)).toBe('new');
    expect(await text(await slow)).toBe('old');
    expect(await text(await cache.get('a', async () => never()))).toBe('new');
  });

  test('are rendered again while changes may be missed, and served stale if that fails', async () => {
    const { cache, get } = listening();
    await get('a', () => made('old', 'product-1'));
    cache.stopListening();
    expect(await get('a', () => made('new', 'product-1'))).toBe('miss new');
    const broken = (): Made<KeptPage> => {
      throw new Error('the API is down');
    };
    expect(await get('a', broken)).toBe('stale new');
    const down = () => ({
      value: keepablePage({ status: 503, headers: {}, html: '', releaseSet: 'r' }),
      keep: false,
      life: null,
      failed: true,
    });
    now += 500;
    expect(await get('a', down)).toBe('stale new');
    now += 1000;
    await expect(get('a', broken)).rejects.toThrow('the API is down');
  });

  test('stay fresh when the stream resumes, and are rendered again after a gap', async () => {
    const { cache, get } = listening();
    await get('a', () => made('one', 'product-1'));
    cache.stopListening();
    cache.startListening('resumed');
    expect(await get('a', never)).toBe('fresh one');
    cache.stopListening();
    cache.startListening('anew');
    expect(await get('a', () => made('two', 'product-1'))).toBe('miss two');
    expect(await get('a', never)).toBe('fresh two');
  });
});

test('one-off addresses do not evict a popular page', async () => {
  const cache = aCache();
  const ask = async (key: string) => (await cache.get(key, async () => made('x'.repeat(600)))).result;
  await ask('popular');
  expect(await ask('popular')).toBe('fresh');
  for (let i = 0; i < 100; i++) await ask(`?banner=${i}`);
  expect(await ask('popular')).toBe('fresh');
  expect(cache.isKnown('popular')).toBe(true);
  expect(cache.isKnown('?banner=7')).toBe(false);
});
