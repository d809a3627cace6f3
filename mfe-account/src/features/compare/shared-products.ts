import { link } from 'shared-kernel/platform/links';

/** Query parameter of a shared comparison: the ids of its products in their order, with commas between. */
const PRODUCTS = 'products';

/** Products that an address shares, or null when it is the shopper's own list. What is no id is left out. */
export function sharedProducts(search: URLSearchParams): number[] | null {
  const list = search.get(PRODUCTS);
  if (!list) return null;
  const ids = list.split(',').map(Number);
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** Address that shows these products side by side to anybody, without language prefix. */
export const sharedPath = (ids: readonly number[]) => link('compared', { products: ids.join(',') });
