import type { StoreDirectory, StoreListing } from 'shared-kernel/contract/listing';
import type { z } from 'zod';
import { aProduct } from '../../testing/a-product';
import { aStore } from '../../testing/a-store';
import { aUser } from '../../testing/a-user';
import { testApp } from '../../testing/test-app';

const api = testApp();

test.each(['nowhere', '../etc/passwd', "' or 1=1 --", 'x'.repeat(300)])('S216 store/%.20s is 404', async (slug) => {
  const answer = await api.call('store', { params: { slug } });
  expect([answer.http, answer.status]).toEqual([404, 404]);
});

test('S227 a private store is 404 and not in the directory', async () => {
  const { slug } = await aStore(api.db, { status: 2 });
  expect((await api.call('store', { params: { slug } })).http).toBe(404);
  expect((await api.call('stores', { query: { slug } })).http).toBe(404);
});

test('D47 a store answers by path and by query, with its own products and average rating', async () => {
  const store = await aStore(api.db, { name: { en: 'Atlas', hi: 'एटलस' } });
  const own = await aProduct(api.db, { store: store.id });
  await aProduct(api.db);
  await api.db.updateTable('products').set({ review_count: 2, rating_sum: 9 }).where('id', '=', own.id).execute();
  const byPath = await api.call<StoreListing>('store', { params: { slug: store.slug }, language: 'hi' });
  expect(byPath.data).toMatchObject({
    store: { id: store.id, name: 'एटलस' },
    following: false,
    review: 4.5,
    review_count: 2,
    follower_count: 0,
  });
  expect(byPath.data.result.data.map(({ id }) => id)).toEqual([own.id]);
  const byQuery = await api.call<StoreListing>('stores', { query: { slug: store.slug } });
  expect(byQuery.data.store.id).toBe(store.id);
});

test('S126 a store states its place and dispatch time in the reader’s language, if it has set them', async () => {
  const dispatchOf = async (slug: string, language = 'en') =>
    (await api.call<StoreListing>('store', { params: { slug }, language })).data.store.dispatch;
  const { slug } = await aStore(api.db, {
    name: { en: 'Rouge', ar: 'روج', fr: 'Rouge' },
    country: 'FR',
    city: { en: 'Lyon', ar: 'ليون' },
    days: 2,
  });
  expect(await dispatchOf(slug, 'ar')).toEqual({ country: 'FR', city: 'ليون', days: 2 });
  expect(await dispatchOf(slug, 'fr')).toEqual({ country: 'FR', city: 'Lyon', days: 2 });
  const { slug: nowhere } = await aStore(api.db, { city: 'Lyon', days: 1 });
  expect(await dispatchOf(nowhere)).toEqual({ country: null, city: null, days: 1 });
  const { slug: silent } = await aStore(api.db);
  expect(await dispatchOf(silent)).toBeNull();
});

test('S216 following is true only for followers', async () => {
  const store = await aStore(api.db);
  const [follower, other] = [await aUser(api.db), await aUser(api.db)];
  await api.db.insertInto('store_follows').values({ user_id: follower.id, store_id: store.id }).execute();
  const following = async (bearer: string) =>
    (await api.call<StoreListing>('store', { params: { slug: store.slug }, bearer })).data.following;
  expect(await following(follower.bearer)).toBe(true);
  expect(await following(other.bearer)).toBe(false);
});

test('the directory counts public products', async () => {
  const store = await aStore(api.db);
  for (const status of [1, 1, 1, 2]) await aProduct(api.db, { store: store.id, status });
  const { data } = await api.call<z.infer<typeof StoreDirectory>>('stores');
  expect(data.data[0]).toMatchObject({ id: store.id, product_count: 3, review: 0, review_count: 0 });
});

test('D26 the directory finds stores by part of their name in any language, case or accent', async () => {
  const { id } = await aStore(api.db, { name: { en: 'Café Noir', ar: 'مقهى نوار' } });
  await aStore(api.db, { name: { en: 'Elsewhere' } });
  for (const [q, matchingIds] of [
    ['cafe n', [id]],
    ['مقهى', [id]],
    ["' or 1=1 --", []],
    ['%', []],
  ] as const) {
    const { data } = await api.call<z.infer<typeof StoreDirectory>>('stores', { query: { q } });
    expect([q, data.data.map((store) => store.id), data.total]).toEqual([q, matchingIds, matchingIds.length]);
  }
});

describe('D26 the order of the directory', () => {
  const names = async (query: Record<string, string | number>, language = 'en') => {
    const { data } = await api.call<z.infer<typeof StoreDirectory>>('stores', { query, language });
    return data.data.map(({ name }) => name);
  };
  beforeAll(async () => {
    for (const en of ['The Lanterna', 'Zed Lantern', 'Lantern Yard', 'Lantern', 'Old Lantern', 'Bluelantern']) {
      await aStore(api.db, { name: { en, ar: `متجر ${en}` } });
    }
    await aStore(api.db, { name: { en: 'Fener', tr: 'Lantern Çarşısı' } });
  });

  test('D26 exact names first, then beginnings, word beginnings, any part; ties by name', async () => {
    const expected = ['Lantern', 'Fener', 'Lantern Yard', 'Old Lantern', 'The Lanterna', 'Zed Lantern', 'Bluelantern'];
    expect(await names({ q: '  LANTERN ' })).toEqual(expected);
    expect((await names({ q: 'lantern' }, 'ar'))[0]).toBe('متجر Lantern');
    expect((await names({ q: 'lantern' }, 'tr'))[1]).toBe('Lantern Çarşısı');
  });

  test('D26 a typo still finds the store', async () => {
    expect(await names({ q: 'lantren' })).toContain('Lantern');
  });

  test.each(["' or 1=1 --", '%', '_', '\\', '*:&|!', '<script>', 'x'.repeat(1000), '\u202e', '🏮'])(
    'D26 q=%j finds nothing',
    async (q) => {
      expect(await names({ q })).toEqual([]);
    },
  );

  test.each(['', '   '])('D26 q=%j lists all stores', async (q) => {
    expect(await names({ q })).toEqual(await names({}));
  });

  test.each(['-1', 'abc', '1e309', '99999999999'])('D26 page=%s is accepted', async (page) => {
    expect((await api.call('stores', { query: { page } })).http).toBe(200);
  });
});
