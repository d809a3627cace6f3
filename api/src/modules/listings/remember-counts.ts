import { countProducts, momentsOf, type Narrowed, type ProductCounts } from './count-products';
import type { ProductColumns } from './product-columns';

/** Listings whose counts are remembered, some kB each; there are more combinations of filters than anybody asks for twice. */
const MOST_REMEMBERED = 100;

/**
 * Counts a listing once for all its pages, orders and languages (S086, S090): going over 100,000 products takes 15 ms. Numbers depend on the
 * columns, the filters and the flash sales that run, so as long as these are the same they are what counting again would give. Lists of
 * given or found products are counted each time.
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
    // the one that was asked for last goes last
    remembered.delete(key);
    remembered.set(key, counts);
    for (const oldest of remembered.keys()) {
      if (remembered.size <= MOST_REMEMBERED) break;
      remembered.delete(oldest);
    }
    return counts;
  };
}

/** All that the counts depend on beside the columns; the same sales run as long as no more of them have begun or ended. */
function keyOf({ offers }: ProductColumns, { scope, query, chosen, now }: Narrowed): string {
  const { page, sortby, sidebar_data, is_home_page, verbatim, ...filters } = query;
  return JSON.stringify([scope, filters, chosen, momentsOf(offers, now)]);
}
