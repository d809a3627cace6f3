import fc from 'fast-check';
import { aProductTile } from 'shared-kernel/testing/a-product-tile';
import type { ListingPage } from './listing-kind';
import { mergePages } from './merge-pages';

const page = (ids: number[], over: Partial<ListingPage> = {}): ListingPage => ({
  products: ids.map((id) => aProductTile({ id })),
  page: 1,
  lastPage: 9,
  perPage: 3,
  total: 27,
  more: false,
  serverTime: '2026-01-01T00:00:00Z',
  ...over,
});
const idsOf = ({ products }: ListingPage) => products.map(({ id }) => id);

test('S095 page, count and time come from the last response', () => {
  const merged = mergePages([page([1]), page([2], { page: 2, total: 28, serverTime: '2026-01-01T00:01:00Z' })]);
  expect(merged).toMatchObject({ page: 2, total: 28, serverTime: '2026-01-01T00:01:00Z' });
});

test('S095 lists every product once and in order when new ones arrive between two calls', () => {
  const list = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(list, fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 12 }), (ids, perPage, inserted) => {
      // pages of a list that grows at its beginning, by `inserted` products before each call
      const pages: ListingPage[] = [];
      let now = ids;
      for (let start = 0; start < now.length && pages.length < 8; start += perPage) {
        pages.push(page(now.slice(start, start + perPage)));
        const fresh = Array.from({ length: inserted }, (_, i) => 1000 + pages.length * 100 + i);
        now = [...fresh, ...now];
      }
      const merged = idsOf(mergePages(pages));
      expect(new Set(merged).size).toBe(merged.length);
      expect(new Set(merged)).toEqual(new Set(pages.flatMap(idsOf)));
      const order = merged.map((id) => now.indexOf(id)).filter((place) => ids.includes(now[place] ?? 0));
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }),
  );
});

test('S095 merging pages one by one or all at once gives the same list', () => {
  const pages = fc.array(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 8 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(pages, (lists) => {
      const all = lists.map((ids) => page(ids));
      const step = all.slice(1).reduce((known, next) => mergePages([known, next]), all[0] as ListingPage);
      expect(idsOf(mergePages([step]))).toEqual(idsOf(mergePages(all)));
    }),
  );
});
