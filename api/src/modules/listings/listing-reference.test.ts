import fc from 'fast-check';
import { SORTS } from 'shared-kernel/contract/filters';
import type { CategoryListing, FilterChoice, ProductListing, StoreListing } from 'shared-kernel/contract/listing';
import type { FlashSaleListing } from 'shared-kernel/contract/site';
import { seedDemo } from '../../demo/seed-database';
import { type PlainQuery, plainCounts, plainFilter, plainSort, plainValueCounts } from '../../testing/plain-listing';
import { type PlainProduct, readPlainShop } from '../../testing/plain-shop';
import { testApp } from '../../testing/test-app';
import type { CountedLists } from './side-lists';

/** Every filter and sort against rows that are read, filtered and sorted without SQL, over the small demo world. */
const api = testApp();
let shop: PlainProduct[];

beforeAll(async () => {
  await seedDemo(api.db, { size: 'small', media: null });
  shop = await readPlainShop(api.db);
});

type Answer = Pick<ProductListing, 'result'> & CountedLists;
const wire = ({ min, max, values, ...query }: PlainQuery): Record<string, string> => ({
  ...(values && { attribute_values: Object.values(values).flat().join() }),
  ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  ...(min && { min: String(min / 1000) }),
  ...(max && { max: String(max / 1000) }),
});
const products = async (query: PlainQuery, more: Record<string, string> = {}) =>
  (await api.call<ProductListing>('products', { query: { ...wire(query), ...more } })).data;
const idsOf = (answer: Pick<Answer, 'result'>) => answer.result.data.map(({ id }) => id);
const counts = (choices: FilterChoice[] | null) =>
  Object.fromEntries((choices ?? []).map(({ id, count }) => [id, count]));

/** Every page, one after the other. */
async function allIds(query: PlainQuery): Promise<number[]> {
  const found: number[] = [];
  for (let page = 1; ; page++) {
    const { result } = await products(query, { page: String(page) });
    found.push(...result.data.map(({ id }) => id));
    if (page >= result.last_page) return found;
  }
}
/** @param scope what the listing is about @param plain what the plain shop answers */
function expectSame(answer: Answer, scope: PlainProduct[], query: PlainQuery) {
  const expected = plainSort(plainFilter(scope, query), query.sortby);
  expect(answer.result.total).toBe(expected.length);
  expect(idsOf(answer)).toEqual(expected.slice(0, answer.result.per_page).map(({ id }) => id));
}
function expectSameLists(answer: Answer, scope: PlainProduct[], query: PlainQuery) {
  expect(counts(answer.brands)).toEqual(plainCounts(scope, query, 'brands', (p) => [p.brand]));
  expect(counts(answer.collections)).toEqual(plainCounts(scope, query, 'collections', (p) => p.collections));
  expect(counts(answer.shipping)).toEqual(plainCounts(scope, query, 'shipping', (p) => [p.shipping]));
  const values = (answer.attributes ?? []).flatMap((attribute) => attribute.values);
  expect(counts(values)).toEqual(plainValueCounts(scope, query));
  if (answer.stores) expect(counts(answer.stores)).toEqual(plainCounts(scope, query, 'stores', (p) => [p.store]));
  expect(answer.state_counts).toEqual({
    in_stock: plainFilter(scope, query, 'stock').filter((p) => !p.soldOut).length,
    on_offer: plainFilter(scope, query, 'offers').filter((p) => p.shown < p.regular).length,
  });
  const rated = plainFilter(scope, query, 'ratings');
  expect(answer.ratings).toEqual(
    [4, 3, 2, 1].map((rating) => ({ rating, count: rated.filter((p) => p.rating >= rating).length })),
  );
  const prices = plainFilter(scope, query, 'prices').map(({ shown }) => shown / 1000);
  expect(answer.price_range).toEqual(prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null);
}

describe('sorts', () => {
  test.each(SORTS)('S095 D18 %s lists every product once, in the reference order', async (sortby) => {
    expect(await allIds({ sortby })).toEqual(plainSort(shop, sortby).map(({ id }) => id));
  });
  test('D18 a missing or unknown sort order lists the newest first', async () => {
    const newest = plainSort(shop).map(({ id }) => id);
    expect(await allIds({})).toEqual(newest);
    expect(idsOf(await products({}, { sortby: 'cheapest' }))).toEqual(newest.slice(0, 30));
  });
  test('S100 S101 D20 the test data has running flash prices, offers and products without either', () => {
    expect(new Set(shop.map(({ priced }) => priced))).toEqual(new Set(['flash', 'offer', 'regular']));
    expect(shop.length).toBeGreaterThan(60);
  });
});

/** Each attribute and value of a variant in stock. */
const valuesOf = (all: PlainProduct[]): [attribute: number, value: number][] => [
  ...new Map(
    all.flatMap((p) =>
      p.variants.flatMap((variant) =>
        Object.entries(variant).map(([attribute, id]): [number, [number, number]] => [id, [Number(attribute), id]]),
      ),
    ),
  ).values(),
];
const asLists = (variant: Record<number, number>) =>
  Object.fromEntries(Object.entries(variant).map(([attribute, id]) => [attribute, [id]]));

describe('filters', () => {
  const some = (list: (number | null)[]) => [...new Set(list.filter((id) => id !== null))];
  test.each<[string, (shop: PlainProduct[]) => PlainQuery[]]>([
    ['S081 brand', (all) => some(all.map((p) => p.brand)).map((id) => ({ brand: [id] }))],
    ['S088 brand_ids', (all) => [{ brand_ids: some(all.map((p) => p.brand)).slice(0, 3) }]],
    ['S081 collection', (all) => some(all.flatMap((p) => p.collections)).map((id) => ({ collection: [id] }))],
    ['S090 shipping', (all) => some(all.map((p) => p.shipping)).map((id) => ({ shipping: [id] }))],
    ['S088 category_ids', (all) => some(all.map((p) => p.category)).map((id) => ({ category_ids: [id] }))],
    ['S088 sub_category_ids', (all) => some(all.map((p) => p.subCategory)).map((id) => ({ sub_category_ids: [id] }))],
    ['S088 tags', (all) => all.slice(0, 10).flatMap((p) => p.tags.slice(0, 2).map((tag) => ({ tags: [tag] })))],
    ['S088 tags, each must match', (all) => all.slice(0, 5).map((p) => ({ tags: p.tags.slice(0, 2) }))],
    ['S086 a variant value', (all) => valuesOf(all).map(([attribute, id]) => ({ values: { [attribute]: [id] } }))],
    [
      'S086 values of two attributes in one variant',
      (all) =>
        all
          .flatMap((p) =>
            Object.keys(p.variants[0] ?? {}).length > 1 ? [{ values: asLists(p.variants[0] ?? {}) }] : [],
          )
          .slice(0, 20),
    ],
    ['S086 store', (all) => some(all.map((p) => p.store)).map((id) => ({ store: [id] }))],
    ['S086 in stock', () => [{ in_stock: true }]],
    ['S086 on offer', () => [{ on_offer: true }, { on_offer: true, sortby: 'most_popular' }]],
    ['S086 rating', () => [1, 2, 3, 4, 4.5, 5].map((rating) => ({ rating }))],
    ['S086 S095 min', (all) => all.slice(0, 10).map((p) => ({ min: p.shown }))],
    ['S086 S095 max', (all) => all.slice(0, 10).map((p) => ({ max: p.shown }))],
  ])('%s keeps the same products as a plain filter', async (_name, queriesOf) => {
    const queries = queriesOf(shop);
    expect(queries.length).toBeGreaterThan(0);
    for (const query of queries) expectSame(await products(query), shop, query);
    expect(queries.some((query) => plainFilter(shop, query).length > 0)).toBe(true);
  });

  test('D17 ids lists exactly the requested products in order, without private and unknown ones', async () => {
    const ids = shop
      .slice(0, 30)
      .map(({ id }) => id)
      .toReversed();
    const answer = await products({}, { ids: [...ids.slice(0, 3), 999_999, ...ids.slice(3)].join() });
    expect(idsOf(answer)).toEqual(ids.slice(0, 23));
    expect(answer.result.total).toBe(23);
    const hidden = await api.db.selectFrom('products').select('id').where('status', '=', 2).limit(1).execute();
    const requested = [ids[1], ...hidden.map(({ id }) => id), ids[0], ids[1]].join();
    expect(idsOf(await products({}, { ids: requested }))).toEqual([ids[1], ids[0]]);
    expect(idsOf(await products({ sortby: 'price_low_to_high' }, { ids: ids.slice(0, 9).join() }))).toEqual(
      plainSort(
        shop.filter(({ id }) => ids.slice(0, 9).includes(id)),
        'price_low_to_high',
      ).map(({ id }) => id),
    );
  });
});

describe('combinations', () => {
  const anyOf = (values: (number | null)[]) =>
    fc.subarray([...new Set(values.filter((value) => value !== null))], { minLength: 1, maxLength: 4 });
  const cents = fc.integer({ min: 100, max: 60_000 });
  const anyQuery = () =>
    fc.record(
      {
        brand: anyOf(shop.map((p) => p.brand)),
        brand_ids: anyOf(shop.map((p) => p.brand)),
        collection: anyOf(shop.flatMap((p) => p.collections)),
        shipping: anyOf(shop.map((p) => p.shipping)),
        category_ids: anyOf(shop.map((p) => p.category)),
        sub_category_ids: anyOf(shop.map((p) => p.subCategory)),
        tags: fc.subarray([...new Set(shop.flatMap((p) => p.tags))], { minLength: 1, maxLength: 1 }),
        values: fc
          .subarray(valuesOf(shop), { minLength: 1, maxLength: 5 })
          .map((pairs) =>
            Object.fromEntries(
              pairs.map(([attribute]) => [attribute, pairs.flatMap(([of, id]) => (of === attribute ? [id] : []))]),
            ),
          ),
        store: anyOf(shop.map((p) => p.store)),
        in_stock: fc.constant(true),
        on_offer: fc.constant(true),
        rating: fc.constantFrom(1, 2, 3, 4),
        min: cents,
        max: cents,
        sortby: fc.constantFrom(...SORTS),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<PlainQuery>;
  const sidebar = { sidebar_data: 'true' };

  test('D17 D18 S090 any filters in any order give the reference page, total and side list counts', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery(), async (query) => {
        const answer = await products(query, sidebar);
        // tags are what a listing is about: they have no side list, and the others are those of the tagged products
        const tagged = plainFilter(shop, { tags: query.tags ?? [] });
        expectSameLists(answer, tagged, query);
        expect(counts(answer.categories)).toEqual(plainCounts(tagged, query, 'categories', (p) => [p.category]));
      }),
      { numRuns: 60 },
    );
  });

  test('S083 S090 a category listing takes every filter and offers its sub-categories', async () => {
    const category = await api.db
      .selectFrom('categories')
      .select(['id', 'slug'])
      .where('status', '=', 1)
      .executeTakeFirstOrThrow();
    const scope = shop.filter((p) => p.category === category.id);
    await fc.assert(
      fc.asyncProperty(anyQuery(), async ({ tags, ...query }) => {
        const { data } = await api.call<CategoryListing>('all', {
          query: { category: category.slug, ...wire(query), ...sidebar },
        });
        expectSame(data, scope, query);
        expectSameLists(data, scope, query);
        expect(data.categories).toBeNull();
        if (!query.category_ids) {
          expect(counts(data.sub_categories)).toEqual(
            plainCounts(scope, query, 'subCategories', (p) => [p.subCategory]),
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  test('S090 S127 stores and flash sales have side lists of their own products', async () => {
    const store = await api.db
      .selectFrom('stores')
      .select(['id', 'slug'])
      .where('status', '=', 1)
      .executeTakeFirstOrThrow();
    const sale = await api.db
      .selectFrom('flash_sales')
      .select('id')
      .where('status', '=', 1)
      .where('end_time', '>', new Date())
      .executeTakeFirstOrThrow();
    const offers = await api.db
      .selectFrom('flash_sale_products')
      .select('product_id')
      .where('flash_sale_id', '=', sale.id)
      .execute();
    const inSale = new Set(offers.map(({ product_id }) => product_id));
    await fc.assert(
      fc.asyncProperty(anyQuery(), async ({ tags, ...query }) => {
        const input = { ...wire(query), ...sidebar };
        const ofStore = shop.filter((p) => p.store === store.id);
        expect(ofStore.length).toBeGreaterThan(0);
        const { data } = await api.call<StoreListing>('store', { params: { slug: store.slug }, query: input });
        expectSame(data, ofStore, query);
        expectSameLists(data, ofStore, query);
        // a shop in the shop offers no others
        expect(data.stores).toBeNull();
        const ofSale = shop.filter(({ id }) => inSale.has(id));
        const flash = await api.call<FlashSaleListing>('flashSale', { params: { id: sale.id }, query: input });
        expectSame(flash.data, ofSale, query);
        expectSameLists(flash.data, ofSale, query);
      }),
      { numRuns: 20 },
    );
  });

  test('S090 sub-categories are those of chosen categories only; side lists are null unless requested', async () => {
    const [one] = shop;
    const category_ids = [one?.category ?? 0];
    const answer = await products({ category_ids }, sidebar);
    expect(counts(answer.sub_categories)).toEqual(
      plainCounts(
        shop.filter((p) => p.category === one?.category),
        {},
        'subCategories',
        (p) => [p.subCategory],
      ),
    );
    expect((await products({}, sidebar)).sub_categories).toBeNull();
    const { brands, collections, shipping, categories, sub_categories, ratings, price_range } = await products({
      category_ids,
    });
    expect([brands, collections, shipping, categories, sub_categories, ratings, price_range]).toEqual(
      Array(7).fill(null),
    );
  });
});
