import * as CALLS from 'shared-kernel/contract/calls';
import type { ProductTile } from 'shared-kernel/contract/product';
import { aCategoryListing } from 'shared-kernel/testing/a-listing';
import { aPage } from 'shared-kernel/testing/a-page';
import { aProductTile } from 'shared-kernel/testing/a-product-tile';
import { answer, type SeenCall } from 'shared-kernel/testing/handlers';
import { server } from 'shared-kernel/testing/server';

export const home = {
  id: 1,
  title: 'Home',
  slug: 'home',
  public_sub_categories: [
    { id: 11, title: 'Lamps', slug: 'lamps', category_id: 1 },
    { id: 12, title: 'Rugs', slug: 'rugs', category_id: 1 },
  ],
};
export const brands = [
  { id: 5, title: 'Lumen', count: 7 },
  { id: 6, title: 'Vela', count: 3 },
];
/** The sidebar's data, only for calls that request it. */
export const sides = {
  brands,
  collections: [{ id: 3, title: 'Gifts', count: 2 }],
  shipping: [{ id: 2, title: 'Express', count: 4 }],
  sub_categories: [
    { id: 11, title: 'Lamps', count: 6 },
    { id: 12, title: 'Rugs', count: 4 },
  ],
  ratings: [
    { rating: 4, count: 5 },
    { rating: 3, count: 8 },
    { rating: 2, count: 9 },
    { rating: 1, count: 10 },
  ],
  price_range: { min: 10, max: 410 },
};

/** Products with ids and titles by their position in the list, from 1. */
export const tiles = (first: number, count: number): ProductTile[] =>
  Array.from({ length: count }, (_, i) => aProductTile({ id: first + i, title: `Product ${first + i}` }));

/** Mocks the API for the category 'Home'; returns the queries of its calls, in order. */
export function answering(over: Parameters<typeof aCategoryListing>[0] = {}): URLSearchParams[] {
  const requests: URLSearchParams[] = [];
  server.use(
    answer(CALLS.all, ({ query }: SeenCall) => {
      requests.push(query);
      return aCategoryListing({ category: home, ...(query.get('sidebar_data') === 'true' ? sides : {}), ...over });
    }),
  );
  return requests;
}

/** Mocks the category 'Home' in pages of `perPage` products; `hold` delays a response until it settles. */
export function answeringPages(
  total: number,
  perPage: number,
  hold: (query: URLSearchParams) => Promise<unknown> = async () => {},
): URLSearchParams[] {
  const requests: URLSearchParams[] = [];
  server.use(
    answer(CALLS.all, async ({ query }: SeenCall) => {
      requests.push(query);
      await hold(query);
      const page = Number(query.get('page') ?? 1);
      const first = (page - 1) * perPage + 1;
      return aCategoryListing({
        category: home,
        ...(query.get('sidebar_data') === 'true' ? sides : {}),
        result: aPage(tiles(first, Math.max(0, Math.min(perPage, total - first + 1))), {
          current_page: page,
          last_page: Math.ceil(total / perPage),
          per_page: perPage,
          total,
        }),
      });
    }),
  );
  return requests;
}
