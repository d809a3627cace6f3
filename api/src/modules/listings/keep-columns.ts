import type { Database } from '../../db/database';
import { type ProductColumns, readProductColumns } from './product-columns';

/** How many times its age columns may serve again while their successors are being read. */
const GRACE = 4;

/** Where listings get the columns from that they count by. */
export interface ColumnStore {
  /** @param now the moment of the request */
  read(now: Date): Promise<ProductColumns>;
}

/**
 * Keeps the columns of this process. Counts are as old as they are, prices and stock never: rows of a page always come from
 * the database.
 *
 * @param maxAge s after which the columns are read anew; a call gets the old ones meanwhile, up to four times as old. 0:
 *   every call reads them
 */
export function keepColumns(db: Database, maxAge: number): ColumnStore {
  let kept: { columns: ProductColumns; at: number } | undefined;
  let coming: Promise<ProductColumns> | undefined;

  const readAnew = async (now: Date) => {
    const at = performance.now();
    try {
      const columns = await readProductColumns(db, now);
      kept = { columns, at };
      return columns;
    } finally {
      coming = undefined;
    }
  };

  return {
    async read(now) {
      const age = kept ? (performance.now() - kept.at) / 1000 : Number.POSITIVE_INFINITY;
      if (kept && age < maxAge) return kept.columns;
      if (maxAge === 0) return readProductColumns(db, now);
      coming ??= readAnew(now);
      if (!kept || age >= maxAge * GRACE) return coming;
      // a failure shows as soon as the old columns are too old
      coming.catch(() => {});
      return kept.columns;
    },
  };
}
