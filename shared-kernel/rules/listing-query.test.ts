import fc from 'fast-check';
import { FILTER } from '../contract/filters';
import {
  changeFilters,
  clearFilters,
  type ListingFilters,
  listingParams,
  listingQuery,
  MAX_SPAN,
  NO_FILTERS,
  parseListing,
  toggled,
} from './listing-query';

const parse = (query: string) => parseListing(new URLSearchParams(query));

test('S087 a URL without filters means the first page in the default order', () => {
  expect(parse('')).toEqual(NO_FILTERS);
  expect(listingQuery(NO_FILTERS)).toBe('');
});

test('S087 S088 reads every filter from the URL', () => {
  const query =
    'q=red+shoes&verbatim=true&home_spm=4&banner=5&brand=3,1&collection=7&shipping=2&category_ids=1,2&sub_category_ids=9&brand_ids=6' +
    '&attribute_values=31,4&store=8&in_stock=true&on_offer=true' +
    '&tags=linen,summer&rating=4&min=10.5&max=20&sortby=price_low_to_high&page=3';
  expect(parse(query)).toEqual<ListingFilters>({
    query: 'red shoes',
    verbatim: true,
    source: 4,
    banner: 5,
    brand: [1, 3],
    collection: [7],
    shipping: [2],
    categoryIds: [1, 2],
    subCategoryIds: [9],
    brandIds: [6],
    values: [4, 31],
    store: [8],
    inStock: true,
    onOffer: true,
    tags: ['linen', 'summer'],
    rating: 4,
    min: 10_500,
    max: 20_000,
    sort: 'price_low_to_high',
    page: 3,
    from: 3,
  });
});

test.each<[string, Partial<ListingFilters>]>([
  ['page=0', {}],
  ['page=-1', {}],
  ['page=1e3', {}],
  ['page=99999999999', {}],
  ['page=abc', {}],
  ['page=%00', {}],
  ['from=2', {}],
  ['page=3', { page: 3, from: 3 }],
  ['page=3&from=1', { page: 3, from: 1 }],
  ['page=3&from=4', { page: 3, from: 3 }],
  ['page=3&from=x', { page: 3, from: 3 }],
  ['page=90000&from=1', { page: 90_000, from: 90_000 - MAX_SPAN + 1 }],
  ['rating=6', {}],
  ['rating=4.5', {}],
  ['min=-3&max=Infinity', {}],
  ['min=0&max=0', {}],
  ['min=1.9999', {}],
  ['min=30&max=20', { min: 20_000, max: 30_000 }],
  ['sortby=drop table', {}],
  ['sortby=toString', {}],
  ['brand=1,1,x,,-2,0x3,2147483648,9', { brand: [1, 9] }],
  ['brand=1&brand=2', { brand: [1, 2] }],
  ['attribute_values=7,,red,-1,7,1e3', { values: [7] }],
  ['store=souk&store=3', { store: [3] }],
  ['in_stock=1&on_offer=yes', {}],
  ['in_stock=&on_offer', {}],
  ['home_spm=4;5', {}],
  ['q=%20%0a%00%20', {}],
  ['q=a%00b', { query: 'a b' }],
  ['q=%ed%a0%80', { query: '\ufffd\ufffd\ufffd' }],
  ["tags=,a,%20a,'--", { tags: ["'--", 'a'] }],
  ['unknown=1&__proto__=2&constructor=3', {}],
])('S087 hostile URL %s', (query, expected) => {
  expect(parse(query)).toEqual({ ...NO_FILTERS, ...expected });
});

test('S087 limits the length of lists and texts', () => {
  const many = Array.from({ length: 5000 }, (_, i) => i + 1).join();
  expect(parse(`brand=${many}`).brand).toHaveLength(50);
  expect(parse(`q=${'x'.repeat(5000)}`).query).toHaveLength(100);
  expect(parse(`q=${'lamp '.repeat(60)}`).query).toBe('lamp '.repeat(20).trim());
  expect(parse(`q=${'lantern '.repeat(40)}`).query).toBe('lantern '.repeat(12).trim());
});

test('S087 parsing a written query gives the same filters, and writing is stable', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 8 });
  const anything = fc.record(
    Object.fromEntries(
      Object.values(FILTER).map((name) => [
        name,
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 120 }),
          ids.map((list) => list.join()),
          fc.double().map(String),
        ),
      ]),
    ),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anything, (record) => {
      const filters = parseListing(new URLSearchParams(Object.entries(record) as [string, string][]));
      const query = listingQuery(filters);
      expect(parse(query)).toEqual(filters);
      expect(listingQuery(parse(query))).toBe(query);
    }),
    { numRuns: 500 },
  );
});

test('S087 the query is canonical: fixed order, plain commas, no defaults', () => {
  expect(listingQuery(parse('sortby=cheapest&page=1&on_offer=true&rating=4&brand=3,1&q=a b'))).toBe(
    '?q=a+b&brand=1,3&rating=4&on_offer=true',
  );
});

test('S088 API calls use the same names, with money in major units', () => {
  expect(listingParams(parse('max=20&min=10.5&page=2&from=1'))).toEqual({ min: 10.5, max: 20, page: 2 });
});

test('S087 changing a filter resets the page, changing the page does not', () => {
  const filters = parse('page=4&brand=1');
  expect(changeFilters(filters, { rating: 3 })).toMatchObject({ page: 1, rating: 3, brand: [1] });
  expect(changeFilters(filters, { page: 5 })).toMatchObject({ page: 5, from: 5, brand: [1] });
  expect(changeFilters(filters, { page: 5, from: 4 })).toMatchObject({ page: 5, from: 4 });
});

test('S087 toggles an id in a list', () => {
  expect(toggled([1, 9], 4)).toEqual([1, 4, 9]);
  expect(toggled([1, 4, 9], 4)).toEqual([1, 9]);
});

test('S096 clearing keeps the subject of the page', () => {
  const filters = parse('q=lamp&home_spm=3&brand=1&rating=4&min=2&page=2');
  expect(clearFilters(filters)).toEqual({ ...NO_FILTERS, query: 'lamp', source: 3 });
  expect(clearFilters(filters, ['brand'])).toEqual({ ...NO_FILTERS, query: 'lamp', source: 3, brand: [1] });
});
