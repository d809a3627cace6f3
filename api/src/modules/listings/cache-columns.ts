import type { Database } from '../../db/database';
import { type ProductColumns, readProductColumns } from './product-columns';

/** Columns up to this many times their maximum age are served while new ones load. */
const GRACE = 4;

/** Where listings read the columns that they count by. */
export interface ColumnStore {
  /** @param now the moment of the request */
  read(now: Date): Promise<ProductColumns>;
}

/**
 * Caches the columns in this process. Only counts can be stale: prices and stock of a page's rows always come from the
 * database.
 *
 * @param maxAge s after which the columns are read again; until then calls get the old ones, up to `GRACE` times as old. 0: every
 *   call reads them
 */
export function cacheColumns(db: Database, maxAge: number): ColumnStore {
  let cached: { columns: ProductColumns; at: number } | undefined;
  let loading: Promise<ProductColumns> | undefined;

  const refresh = async (now: Date) => {
    const at = performance.now();
    try {
      const columns = await readProductColumns(db, now);
      cached = { columns, at };
      return columns;
    } finally {
      loading = undefined;
    }
  };

  return {
    async read(now) {
      const age = cached ? (performance.now() - cached.at) / 1000 : Number.POSITIVE_INFINITY;
      if (cached && age < maxAge) return cached.columns;
      if (maxAge === 0) return readProductColumns(db, now);
      loading ??= refresh(now);
      if (!cached || age >= maxAge * GRACE) return loading;
      // a failure shows as soon as the old columns are too old
      loading.catch(() => {});
      return cached.columns;
    },
  };
}
