import type { ChangeFeed } from '../../changes/change-feed';
import type { Database } from '../../db/database';
import { type ProductColumns, readProductColumns } from './product-columns';

/** Columns up to this many times their maximum age are served while new ones load. */
const GRACE = 4;
/** ms after which counts are asked again that newer columns are being loaded for */
const LOADING_MS = 1000;

/** Columns, and in how many ms newer ones may be there; Infinity: they are as the database is until it tells a change. */
export interface ReadColumns {
  columns: ProductColumns;
  newerAfter: number;
}

/** Where listings read the columns that they count by. */
export interface ColumnStore {
  /** @param now the moment of the request */
  read(now: Date): Promise<ReadColumns>;
}

/**
 * Caches the columns in this process. Only counts can be stale: prices and stock of a page's rows always come from the
 * database.
 *
 * @param maxAge s after which columns that something has changed are read again; until then calls get the old ones, up to `GRACE`
 *   times as old. 0: every call reads them
 * @param changes says whether they are old at all; while it hears nothing, everything counts as changed
 */
export function cacheColumns(db: Database, maxAge: number, changes: ChangeFeed): ColumnStore {
  let cached: { columns: ProductColumns; at: number; version: string | null } | undefined;
  let loading: Promise<ReadColumns> | undefined;

  const versionNow = () => changes.version('products', 'catalogue', 'flash-sales');

  const refresh = async (now: Date): Promise<ReadColumns> => {
    const at = performance.now();
    // before the rows: a change while they are read makes them old
    const version = versionNow();
    try {
      const columns = await readProductColumns(db, now);
      cached = { columns, at, version };
      return {
        columns,
        newerAfter: version === versionNow() && version !== null ? Number.POSITIVE_INFINITY : maxAge * 1000,
      };
    } finally {
      loading = undefined;
    }
  };

  return {
    async read(now) {
      if (maxAge === 0) return { columns: await readProductColumns(db, now), newerAfter: Number.POSITIVE_INFINITY };
      const age = cached ? (performance.now() - cached.at) / 1000 : Number.POSITIVE_INFINITY;
      if (cached && cached.version !== null && cached.version === versionNow())
        return { columns: cached.columns, newerAfter: Number.POSITIVE_INFINITY };
      if (cached && age < maxAge) return { columns: cached.columns, newerAfter: (maxAge - age) * 1000 + LOADING_MS };
      loading ??= refresh(now);
      if (!cached || age >= maxAge * GRACE) return loading;
      // a failure shows as soon as the old columns are too old
      loading.catch(() => {});
      return { columns: cached.columns, newerAfter: LOADING_MS };
    },
  };
}
