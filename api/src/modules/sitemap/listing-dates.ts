import type { ProductColumns } from '../listings/product-columns';

/** Groupings for which there are listings. */
export type Listed = 'category' | 'subCategory' | 'brand' | 'store' | 'collections';

/** Time of the latest change of a product in each listing, ms since 1970; without listings that have no public products. */
export function listingDates(columns: ProductColumns, by: Listed): ReadonlyMap<number, number> {
  const { values, codes } = columns[by];
  const starts = by === 'collections' ? columns.collections.starts : undefined;
  const latest = new Float64Array(values.length);
  for (let place = 0; place < columns.size; place++) {
    const changed = columns.changed[place] ?? 0;
    const end = starts ? (starts[place + 1] ?? 0) : place + 1;
    for (let at = starts ? (starts[place] ?? 0) : place; at < end; at++) {
      const code = codes[at] ?? 0;
      if (changed > (latest[code] ?? 0)) latest[code] = changed;
    }
  }
  return new Map(values.flatMap((id, code) => (latest[code] && id !== 0 ? [[id, latest[code]]] : [])));
}
