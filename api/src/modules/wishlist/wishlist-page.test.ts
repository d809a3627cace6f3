import type { Wishlist } from 'shared-kernel/contract/wishlist';
import { aFlashSale } from '../../testing/a-flash-sale';
import { aProduct } from '../../testing/a-product';
import { aStore } from '../../testing/a-store';
import { aUser } from '../../testing/a-user';
import { statementsOf } from '../../testing/statements';
import { type CallOptions, testApp } from '../../testing/test-app';

const api = testApp();
const list = (bearer: string, query: CallOptions['query'] = {}, language = 'en') =>
  api.call<Wishlist>('wishlist', { bearer, query, language });
const add = (bearer: string, product_id: number) =>
  api.call('toggleWishlist', { bearer, body: { product_id, action: 'add' } });
const idsOf = ({ data }: Awaited<ReturnType<typeof list>>) => data.data.map(({ product_id }) => product_id);

test('S196 a row is a listing tile in the requested language, with availability', async () => {
  const { bearer } = await aUser(api.db);
  const product = await aProduct(api.db, {
    title: { en: 'Lamp', ar: 'مصباح' },
    badge: 'New',
    selling: 1999,
    offered: 1850,
  });
  const soldOut = await aProduct(api.db, { quantity: 0 });
  await aFlashSale(api.db, { prices: { [product.id]: 1500 } });
  for (const { id } of [soldOut, product]) await add(bearer, id);
  const before = Date.now();
  const { status, data } = await list(bearer, {}, 'ar');
  expect(status).toBe(200);
  expect(data).toMatchObject({ current_page: 1, last_page: 1, per_page: 100, total: 2 });
  expect(data.data[0]).toEqual({
    id: expect.any(Number),
    product_id: product.id,
    created: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*(Z|\+00:00)$/),
    product: {
      id: product.id,
      slug: product.slug,
      title: 'مصباح',
      badge: 'New',
      selling: 19.99,
      offered: 18.5,
      price: 15,
      end_time: expect.any(String),
      image: 'product.jpg',
      review_count: 0,
      rating: 0,
      in_stock: true,
      colour_count: 0,
      second_image: null,
      inventory_id: product.inventoryIds[0],
    },
  });
  expect(Math.abs(Date.parse(data.data[0]?.created ?? '') - before)).toBeLessThan(60_000);
  expect(data.data[1]?.product.in_stock).toBe(false);
});

test('S196 a product with a choice of variants has no variant in its row', async () => {
  const { bearer } = await aUser(api.db);
  const { id } = await aProduct(api.db, { variants: [{ quantity: 0 }, { quantity: 1 }] });
  await add(bearer, id);
  expect((await list(bearer)).data.data[0]?.product).toMatchObject({ in_stock: true, inventory_id: null });
});

test('S196 S227 the latest are first; private products and those of private stores are neither shown nor counted', async () => {
  const [owner, other] = [await aUser(api.db), await aUser(api.db)];
  const store = await aStore(api.db);
  const [first, hidden, inHiddenStore, last] = [
    await aProduct(api.db),
    await aProduct(api.db),
    await aProduct(api.db, { store: store.id }),
    await aProduct(api.db),
  ];
  for (const { id } of [first, hidden, inHiddenStore, last]) await add(owner.bearer, id);
  await add(other.bearer, first.id);
  await api.db.updateTable('products').set({ status: 2 }).where('id', '=', hidden.id).execute();
  await api.db.updateTable('stores').set({ status: 2 }).where('id', '=', store.id).execute();
  expect(idsOf(await list(owner.bearer))).toEqual([last.id, first.id]);
  expect((await list(owner.bearer)).data.total).toBe(2);
  expect(idsOf(await list(owner.bearer, { type: 'asc', order_by: 'created_at' }))).toEqual([first.id, last.id]);
  for (const query of [
    { order_by: 'price', type: 'sideways' },
    { order_by: 'password_hash', type: '; drop table wishlist' },
  ]) {
    expect(idsOf(await list(owner.bearer, query))).toEqual([last.id, first.id]);
  }
  expect(idsOf(await list(other.bearer))).toEqual([first.id]);
  // it reappears with its product
  await api.db.updateTable('products').set({ status: 1 }).where('id', '=', hidden.id).execute();
  expect(idsOf(await list(owner.bearer))).toEqual([last.id, hidden.id, first.id]);
});

test('S196 anonymous callers, guests and expired bearers get 401', async () => {
  const expired = await aUser(api.db, { expires: new Date(Date.now() - 1000) });
  for (const call of [{}, { query: { user_token: 'a-guest-of-this-test' } }, { bearer: expired.bearer }]) {
    const answer = await api.call('wishlist', call);
    expect([answer.http, answer.status, answer.message]).toEqual([401, 401, 'Please sign in to continue.']);
  }
});

test('S196 pages of a hundred take as many statements as one product', async () => {
  const { id: user_id, bearer } = await aUser(api.db);
  const { categoryId: category, storeId: store, id } = await aProduct(api.db);
  await add(bearer, id);
  // excludes the statements of a new connection
  await list(bearer);
  const one = await statementsOf(() => list(bearer));
  // the session, and the list
  expect(one).toBe(2);
  for (let count = 1; count < 101; count += 1) {
    const { id: product_id } = await aProduct(api.db, { category, store });
    await api.db.insertInto('wishlist').values({ user_id, product_id }).execute();
  }
  expect(await statementsOf(() => list(bearer))).toBe(one);
  expect((await list(bearer)).data).toMatchObject({ total: 101, last_page: 2, from: 1, to: 100 });
  expect(idsOf(await list(bearer, { page: 2 }))).toEqual([id]);
  const beyond = await list(bearer, { page: 3 });
  expect(beyond.data).toMatchObject({ current_page: 3, data: [], total: 101, last_page: 2 });
}, 60_000);
