import { countProducts, type Narrowed } from './count-products';
import type { Coded, ProductColumns } from './product-columns';
import { rememberCounts } from './remember-counts';

const coded = (values: number[]): Coded => ({ values, codes: Int32Array.from(values.keys()) });

/** Three products of 10, 20 and 30; the second is in a flash sale for 5 from moment 1,000 to 2,000. */
const threeProducts = (): ProductColumns => ({
  size: 3,
  ids: Int32Array.from([1, 2, 3]),
  category: coded([4, 5, 6]),
  subCategory: coded([4, 5, 6]),
  brand: coded([7, 8, 9]),
  store: coded([1, 2, 3]),
  shipping: coded([1, 2, 3]),
  rating: Float64Array.from([100, 200, 300]),
  price: Float64Array.from([1000, 2000, 3000]),
  selling: Float64Array.from([1000, 2000, 3000]),
  soldOut: Uint8Array.from([0, 0, 1]),
  reviews: new Int32Array(3),
  stars: new Int32Array(3),
  changed: new Float64Array(3),
  variants: { values: [], combinations: [], codes: new Int32Array(0), starts: new Int32Array(4) },
  offers: [{ place: 1, sale: 1, price: 500, start: 1000, end: 2000 }],
  collections: { values: [], codes: new Int32Array(0), starts: new Int32Array(4) },
  tags: { values: [], codes: new Int32Array(0), starts: new Int32Array(4) },
  stores: [],
});
const listing = (narrowed: Partial<Narrowed> = {}): Narrowed => ({
  scope: {},
  query: {},
  chosen: [],
  only: [],
  now: 0,
  ...narrowed,
});

test('S090 pages and sort orders of a listing share one count', () => {
  const count = rememberCounts();
  const columns = threeProducts();
  const first = count(columns, listing({ query: { page: 1 } }));
  expect(count(columns, listing({ query: { page: 2, sortby: 'newest' }, now: 999 }))).toBe(first);
  expect(first).toEqual(countProducts(columns, listing()));
});

test.each([
  { named: 'a filter', narrowed: listing({ query: { in_stock: true } }) },
  { named: 'a category', narrowed: listing({ scope: { categoryId: 5 } }) },
  { named: 'a store', narrowed: listing({ scope: { storeId: 3 } }) },
  { named: 'a chosen value', narrowed: listing({ chosen: [[31]] }) },
  { named: 'a flash sale that has begun', narrowed: listing({ now: 1000 }) },
  { named: 'a flash sale that is over', narrowed: listing({ now: 2000 }) },
  { named: 'found products', narrowed: listing({ only: [[1, 3]] }) },
])('S090 $named gets a count of its own', ({ narrowed }) => {
  const count = rememberCounts();
  const columns = threeProducts();
  const before = [listing(), listing({ now: 1500, query: { brand: [8] } }), listing({ only: [[2]] })];
  for (const other of before) count(columns, other);
  expect(count(columns, narrowed)).toEqual(countProducts(columns, narrowed));
});

test('S090 reloaded columns are counted again', () => {
  const count = rememberCounts();
  count(threeProducts(), listing());
  const cheaper = { ...threeProducts(), price: Float64Array.from([100, 200, 300]) };
  expect(count(cheaper, listing()).priceRange).toEqual({ min: 100, max: 300 });
});

test('keeps the counts of the hundred most recently used listings', () => {
  const count = rememberCounts();
  const columns = threeProducts();
  const first = count(columns, listing());
  const second = count(columns, listing({ query: { brand: [1000] } }));
  for (let brand = 1; brand < 99; brand++) count(columns, listing({ query: { brand: [brand] } }));
  expect(count(columns, listing())).toBe(first);
  count(columns, listing({ query: { brand: [99] } }));
  expect(count(columns, listing())).toBe(first);
  expect(count(columns, listing({ query: { brand: [1000] } }))).not.toBe(second);
});
