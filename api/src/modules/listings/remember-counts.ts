import { countProducts, momentsOf, type Narrowed, type ProductCounts } from './count-products';
import type { ProductColumns } from './product-columns';

/** Listings whose counts are cached, some kB each: there are far more combinations of filters than shoppers ask for twice. */
const MOST_REMEMBERED = 100;

/**
 * Counts a listing once for all its pages, sort orders and languages (S086, S090), because going over 100,000 products takes 15 ms. Counts
 * depend only on the columns, the filters and the running flash sales, so they stay valid while these are the same. Lists of given or found
 * products are counted each time.
 *
 * @returns what `countProducts` does, for the listings of one process
 */
export function rememberCounts(): typeof countProducts {
  const known = new WeakMap<ProductColumns, Map<string, ProductCounts>>();
  return (columns, narrowed) => {
    if (narrowed.only.length > 0) return countProducts(columns, narrowed);
    const remembered = known.get(columns) ?? new Map<string, ProductCounts>();
    known.set(columns, remembered);
    const key = keyOf(columns, narrowed);
    const counts = remembered.get(key) ?? countProducts(columns, narrowed);
    // the most recently used goes last
    remembered.delete(key);
    remembered.set(key, counts);
    for (const oldest of remembered.keys()) {
      if (remembered.size <= MOST_REMEMBERED) break;
      remembered.delete(oldest);
    }
    return counts;
  };
}

/** All that counts depend on beside the columns; the same sales run until another begins or ends. */
function keyOf({ offers }: ProductColumns, { scope, query, chosen, now }: Narrowed): string {
  const { page, sortby, sidebar_data, is_home_page, verbatim, ...filters } = query;
  return JSON.stringify([scope, filters, chosen, momentsOf(offers, now)]);
}
