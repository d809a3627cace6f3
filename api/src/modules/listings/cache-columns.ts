import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeFeed } from '../../changes/change-feed';
import type { Database } from '../../db/database';
import { workFor } from '../../db/work';
import type { ProductColumns } from './product-columns';
import { type ColumnReader, createColumnReader } from './read-columns';
import { followProducts } from './told-changes';

/** Share of the time that reading columns takes at most, however much changes: columns that took 20 ms are read again after 1 s. */
const READING_SHARE = 1 / 50;
/** Calls wait for new columns if the last reading took at most this many ms, so that counts of a small shop are current. */
const AT_ONCE_MS = 50;
/** ms that such calls wait, as this reading may have more to read than the last one */
const AT_ONCE_PATIENCE_MS = 4 * AT_ONCE_MS;
/** Columns up to this many times their maximum age are served while new ones load. */
const GRACE = 4;
/** ms that a call waits for new columns when the cached ones are older than `GRACE` allows */
const PATIENCE_MS = 1000;
/** ms that the first reading waits for the change feed: what is read before must be read again */
const FOLLOW_MS = 2000;
/** ms after which an answer ends whose counts are of old columns while newer ones load */
const LOADING_MS = 1000;
const NONE: ReadonlySet<number> = new Set();

export interface ReadColumns {
  columns: ProductColumns;
  /** ms until newer columns may be available; Infinity: they are current until the database reports a change */
  newerAfter: number;
  /** products that have changed since; undefined: any product may have */
  changed: ReadonlySet<number> | undefined;
}

/** Gives listings the columns that they count by. */
export interface ColumnStore {
  /** @param now the moment of the request */
  read(now: Date): Promise<ReadColumns>;
  /** Whether calls get columns at once; starts reading them if there are none yet. */
  isThere(now: Date): boolean;
}

/**
 * Caches the columns in this process and reads only what has changed in them: reading all of a million products takes many seconds. Only
 * counts can be stale: prices and stock of a page's rows always come from the database.
 *
 * @param maxAge s after which outdated columns are read again at the latest, sooner if reading is quick (`READING_SHARE`). Until then calls
 *   get the old ones, up to `GRACE` times as old, and older ones if reading is slow. 0: every call reads them
 * @param changes tells whether columns are outdated; while it hears nothing, everything counts as changed
 * @param reader reads the columns; tests pass slow readers
 */
export function cacheColumns(
  db: Database,
  maxAge: number,
  changes: ChangeFeed,
  reader: ColumnReader = createColumnReader(db),
): ColumnStore {
  const productChanges = followProducts(changes);
  let cached: { columns: ProductColumns; at: number; version: string | null } | undefined;
  let loading: Promise<ProductColumns> | undefined;
  /** ms that the last reading took */
  let took = Number.POSITIVE_INFINITY;

  const versionNow = () => changes.version('products', 'catalogue', 'flash-sales');

  const refresh = async (now: Date): Promise<ProductColumns> => {
    const at = performance.now();
    while (!cached && !changes.listening && performance.now() < at + FOLLOW_MS) await sleep(FOLLOW_MS / 40);
    // taken before the rows are read: a change meanwhile outdates them
    const version = versionNow();
    const changed = productChanges.take();
    const began = performance.now();
    try {
      const columns =
        cached && changed ? await reader.readChanges(cached.columns, changed, now) : await reader.readAll(now);
      cached = { columns, at, version };
      took = performance.now() - began;
      return columns;
    } catch (error) {
      productChanges.forget();
      throw error;
    } finally {
      loading = undefined;
    }
  };

  /** s that columns may lag behind a change */
  const allowedAge = () => Math.min(maxAge, took / READING_SHARE / 1000);
  const isOfNow = ({ version }: { version: string | null }) => version !== null && version === versionNow();
  const fresh = (columns: ProductColumns): ReadColumns => ({
    columns,
    newerAfter: Number.POSITIVE_INFINITY,
    changed: NONE,
  });
  const old = (columns: ProductColumns, newerAfter: number): ReadColumns => ({
    columns,
    newerAfter,
    changed: cached?.columns === columns && !loading ? productChanges.changed() : undefined,
  });
  const loaded = (columns: ProductColumns) =>
    cached?.columns === columns && isOfNow(cached) ? fresh(columns) : old(columns, allowedAge() * 1000);

  // separate work, because the calls that wait for it need their own connections
  const load = (now: Date) => workFor('reads', 'counts', () => refresh(now));

  return {
    async read(now) {
      if (maxAge === 0) return fresh(await createColumnReader(db).readAll(now));
      const age = cached ? (performance.now() - cached.at) / 1000 : Number.POSITIVE_INFINITY;
      if (cached && isOfNow(cached)) return fresh(cached.columns);
      const allowed = allowedAge();
      if (cached && age < allowed) return old(cached.columns, (allowed - age) * 1000 + LOADING_MS);
      loading ??= load(now);
      if (!cached) return loaded(await loading);
      const before = old(cached.columns, LOADING_MS);
      if (age >= maxAge * GRACE)
        return Promise.race([loading.then(loaded), sleep(PATIENCE_MS, before, { ref: false })]);
      // calls see a failure only once the old columns are too old
      const soon = loading.then(loaded, () => before);
      return took <= AT_ONCE_MS ? Promise.race([soon, sleep(AT_ONCE_PATIENCE_MS, before, { ref: false })]) : before;
    },
    isThere(now) {
      if (maxAge === 0 || cached) return true;
      loading ??= load(now);
      loading.catch(() => {});
      return false;
    },
  };
}
