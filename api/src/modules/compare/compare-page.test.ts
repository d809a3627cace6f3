import type { ComparedProduct, CompareList, SharedCompareList } from 'shared-kernel/contract/compare';
import { aBrand } from '../../testing/a-brand';
import { aBundleDeal } from '../../testing/a-bundle-deal';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aStore } from '../../testing/a-store';
import { aUser } from '../../testing/a-user';
import { anAttribute } from '../../testing/an-attribute';
import { statementsOf } from '../../testing/statements';
import { type CallOptions, testApp } from '../../testing/test-app';

const api = testApp();
const list = (bearer: string, query: CallOptions['query'] = {}, language = 'en') =>
  api.call<CompareList>('compareList', { bearer, query, language });
const shared = (products: string, more: Partial<CallOptions> = {}) =>
  api.call<SharedCompareList>('sharedCompareList', { query: { products }, ...more });
const add = (bearer: string, product_id: number) =>
  api.call('toggleCompare', { bearer, body: { product_id, action: 'add' } });

/** A product with a value in every row of the table, and the expected values in Turkish. */
async function aProductToCompare(): Promise<{ id: number; expected: ComparedProduct }> {
  const colour = await anAttribute(api.db, { en: 'Colour', tr: 'Renk' }, [
    { en: 'Red', tr: 'Kırmızı' },
    'Blue',
    'Green',
  ]);
  const size = await anAttribute(api.db, 'Size', ['S', 'M']);
  const [red = 0, blue = 0] = colour.valueIds;
  const [small = 0] = size.valueIds;
  const brand = await aBrand(api.db, { title: { en: 'Sun', tr: 'Güneş' } });
  const store = await aStore(api.db, { name: { en: 'Atlas', tr: 'Atlas Mağazası' } });
  const rule = await aShippingRule(api.db, {
    places: [
      { country: 'AF', price: 900, days: 1 },
      { price: 450, days: 6 },
      { country: 'TR', price: 450, days: 4 },
    ],
  });
  const bundleDeal = await aBundleDeal(api.db, { buy: 3, free: 1 });
  const { id, slug, categoryId } = await aProduct(api.db, {
    title: { en: 'Shirt', tr: 'Gömlek' },
    brand: brand.id,
    store: store.id,
    shippingRule: rule.id,
    bundleDeal,
    variants: [
      { values: [blue, small], quantity: 0 },
      { values: [red, small], quantity: 2 },
    ],
  });
  await api.db
    .updateTable('products')
    .set({ warranty: 1, refundable: 2, no_return_reason: 'hygiene' })
    .where('id', '=', id)
    .execute();
  await api.db.updateTable('product_texts').set({ unit: 'piece' }).where('product_id', '=', id).execute();
  const category = await api.db.selectFrom('categories').select('slug').where('id', '=', categoryId).executeTakeFirst();
  return {
    id,
    expected: {
      id,
      slug,
      title: 'Gömlek',
      badge: null,
      selling: 10,
      offered: null,
      price: null,
      end_time: null,
      image: 'product.jpg',
      review_count: 0,
      rating: 0,
      in_stock: true,
      colour_count: 0,
      second_image: null,
      brand: { id: brand.id, title: 'Güneş', slug: brand.slug },
      store: {
        id: store.id,
        name: 'Atlas Mağazası',
        slug: store.slug,
        image: 'store.jpg',
        meta_title: null,
        meta_description: null,
      },
      category: { id: categoryId, title: expect.any(String), slug: category?.slug ?? '' },
      unit: 'piece',
      bundle_deal: { id: bundleDeal, title: expect.any(String), buy: 3, free: 1 },
      warranty: 1,
      refundable: 2,
      warranty_months: null,
      return_days: null,
      free_return: false,
      no_return_reason: 'hygiene',
      specifications: [],
      shipping: { price: 4.5, day_needed: 4 },
      attributes: [
        { id: colour.id, title: 'Renk', values: ['Kırmızı', 'Blue'] },
        { id: size.id, title: 'Size', values: ['S'] },
      ],
    },
  };
}

test('S197 a row has the fields of the table, in the requested language', async () => {
  const { bearer } = await aUser(api.db);
  const { id, expected } = await aProductToCompare();
  await add(bearer, id);
  const { status, data } = await list(bearer, {}, 'tr');
  expect(status).toBe(200);
  expect(data).toMatchObject({ current_page: 1, last_page: 1, per_page: 100, total: 1 });
  expect(data.data).toEqual([
    { id: expect.any(Number), product_id: id, created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), product: expected },
  ]);
  expect((await shared(String(id), { language: 'tr' })).data).toEqual([expected]);
});

test('S197 a plain product has empty fields', async () => {
  const { id } = await aProduct(api.db, { quantity: 0 });
  const nothing = { in_stock: false, brand: null, unit: null, bundle_deal: null, shipping: null, attributes: [] };
  expect((await shared(String(id))).data).toEqual([expect.objectContaining(nothing)]);
});

test('S197 S227 the latest come first; private products and those of private stores are left out', async () => {
  const [owner, other] = [await aUser(api.db), await aUser(api.db)];
  const [first, hidden, last] = [await aProduct(api.db), await aProduct(api.db), await aProduct(api.db)];
  for (const { id } of [first, hidden, last]) await add(owner.bearer, id);
  await add(other.bearer, hidden.id);
  await api.db.updateTable('products').set({ status: 2 }).where('id', '=', hidden.id).execute();
  const idsOf = async (bearer: string, query = {}) =>
    (await list(bearer, query)).data.data.map((row) => row.product_id);
  expect(await idsOf(owner.bearer)).toEqual([last.id, first.id]);
  expect(await idsOf(owner.bearer, { type: 'asc' })).toEqual([first.id, last.id]);
  expect(await idsOf(owner.bearer, { order_by: 'user_id', type: 'x' })).toEqual([last.id, first.id]);
  expect(await idsOf(other.bearer)).toEqual([]);
  expect((await list(other.bearer)).data.total).toBe(0);
});

test('S197 anonymous callers, guests and expired bearers get 401', async () => {
  const expired = await aUser(api.db, { expires: new Date(Date.now() - 1000) });
  for (const call of [{}, { query: { user_token: 'a-guest-of-this-test' } }, { bearer: expired.bearer }]) {
    const answer = await api.call('compareList', call);
    expect([answer.http, answer.status, answer.message]).toEqual([401, 401, 'Please sign in to continue.']);
  }
});

test('S197 fifty products take as many statements as one', async () => {
  const { id: user_id, bearer } = await aUser(api.db);
  const { categoryId: category, storeId: store, id } = await aProduct(api.db);
  await add(bearer, id);
  // excludes the statements of a new connection
  await list(bearer);
  // the session, and the list
  expect(await statementsOf(() => list(bearer))).toBe(2);
  const ids = [id];
  for (let count = 1; count < 50; count += 1) {
    const { id: product_id } = await aProduct(api.db, { category, store });
    await api.db.insertInto('compare_list').values({ user_id, product_id }).execute();
    ids.push(product_id);
  }
  expect(await statementsOf(() => list(bearer))).toBe(2);
  expect((await list(bearer)).data.total).toBe(50);
  expect(await statementsOf(() => shared(ids.join(',')))).toBe(1);
}, 60_000);

describe('a shared list', () => {
  const idsOf = async (products: string) => (await shared(products)).data.map(({ id }) => id);

  test('S197 is public, in the order of its link, with each product once', async () => {
    const [one, two, three] = [await aProduct(api.db), await aProduct(api.db), await aProduct(api.db)];
    expect(await idsOf(`${three.id},${one.id},${two.id},${one.id}`)).toEqual([three.id, one.id, two.id]);
    expect(await idsOf(` ${two.id} , ${one.id} `)).toEqual([two.id, one.id]);
    // an expired bearer token does not block it
    const stale = await shared(String(one.id), { bearer: 'over-since-long' });
    expect([stale.http, stale.data.map(({ id }) => id)]).toEqual([200, [one.id]]);
  });

  test('S197 S227 unknown and private products and those of private stores are left out', async () => {
    const [shown, hidden] = [await aProduct(api.db), await aProduct(api.db, { status: 2 })];
    const inHiddenStore = await aProduct(api.db, { store: (await aStore(api.db, { status: 2 })).id });
    expect(await idsOf(`2000000000,${hidden.id},${inHiddenStore.id},${shown.id}`)).toEqual([shown.id]);
  });

  test('S197 shows twelve at most', async () => {
    const { categoryId: category, storeId: store } = await aProduct(api.db);
    const ids: number[] = [];
    for (let count = 0; count < 14; count += 1) ids.push((await aProduct(api.db, { category, store })).id);
    expect(await idsOf(ids.join(','))).toEqual(ids.slice(0, 12));
    // from a link of any length
    expect(await idsOf(`${'x,'.repeat(90)}${ids[0]},${'1,'.repeat(2000)}`)).toContain(ids[0]);
  });

  test.each([
    '',
    ',',
    'abc',
    '-1,0,1.5',
    '1e309',
    '2147483648',
    '99999999999999999999',
    "1' or 1=1 --",
    '[1]',
    'NaN,∞',
  ])('S197 D17 is empty for %p', async (products) => {
    const answer = await shared(products);
    expect([answer.http, answer.status, answer.data]).toEqual([200, 200, []]);
  });

  test('S197 is empty without products', async () => {
    expect((await api.call('sharedCompareList')).data).toEqual([]);
  });
});
