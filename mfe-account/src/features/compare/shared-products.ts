import { link } from 'shared-kernel/platform/links';

/** Query parameter of a shared comparison: the ids of its products in order, separated by commas. */
const PRODUCTS = 'products';

/** The products that a URL shares, or null for the shopper's own list. Invalid ids are left out. */
export function sharedProducts(search: URLSearchParams): number[] | null {
  const list = search.get(PRODUCTS);
  if (!list) return null;
  const ids = list.split(',').map(Number);
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** Path of a comparison of these products that everybody can view, without language prefix. */
export const sharedPath = (ids: readonly number[]) => link('compared', { products: ids.join(',') });
