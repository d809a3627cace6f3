import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeFeed } from '../../changes/change-feed';
import type { Database } from '../../db/database';
import { workFor } from '../../db/work';
import type { ProductColumns } from './product-columns';
import { type ColumnReader, createColumnReader } from './read-columns';
import { followProducts } from './told-changes';

/** Reading columns takes at most this part of the time, however much changes: those that took 20 ms are read again after 1 s. */
const READING_SHARE = 1 / 50;
/** Calls wait for columns whose last reading took at most so many ms: a small shop counts what is there. */
const AT_ONCE_MS = 50;
/** ms that they wait, as this reading may have more to read than the last one */
const AT_ONCE_PATIENCE_MS = 4 * AT_ONCE_MS;
/** Columns up to this many times their maximum age are served while new ones load. */
const GRACE = 4;
/** ms that a call waits for new columns when those that are there are older */
const PATIENCE_MS = 1000;
/** ms that the first reading waits until changes are heard: all that is read before has to be read again */
const HEARING_MS = 2000;
/** ms after which counts are asked again that newer columns are being loaded for */
const LOADING_MS = 1000;
const NONE: ReadonlySet<number> = new Set();

export interface ReadColumns {
  columns: ProductColumns;
  /** in how many ms newer ones may be there; Infinity: they are as the database is until it tells a change */
  newerAfter: number;
  /** products that have changed since; undefined: any may have */
  changed: ReadonlySet<number> | undefined;
}

/** Where listings read the columns that they count by. */
export interface ColumnStore {
  /** @param now the moment of the request */
  read(now: Date): Promise<ReadColumns>;
  /** Whether calls get columns at once; begins to read them where there are none yet. */
  isThere(now: Date): boolean;
}

/**
 * Caches the columns in this process, and reads what has changed of them: reading all of a million products takes many seconds. Only counts can
 * be stale: prices and stock of a page's rows always come from the database.
 *
 * @param maxAge s after which columns that something has changed are read again at the latest, sooner where reading is quick
 *   (`READING_SHARE`). Until then calls get the old ones, up to `GRACE` times as old, and older ones when reading takes its time.
 *   0: every call reads them
 * @param changes says whether they are old at all; while it hears nothing, everything counts as changed
 * @param reader reads them; tests have slow ones
 */
export function cacheColumns(
  db: Database,
  maxAge: number,
  changes: ChangeFeed,
  reader: ColumnReader = createColumnReader(db),
): ColumnStore {
  const told = followProducts(changes);
  let cached: { columns: ProductColumns; at: number; version: string | null } | undefined;
  let loading: Promise<ProductColumns> | undefined;
  /** ms that the last reading took */
  let took = Number.POSITIVE_INFINITY;

  const versionNow = () => changes.version('products', 'catalogue', 'flash-sales');

  const refresh = async (now: Date): Promise<ProductColumns> => {
    const at = performance.now();
    while (!cached && !changes.listening && performance.now() < at + HEARING_MS) await sleep(HEARING_MS / 40);
    // before the rows: a change while they are read makes them old
    const version = versionNow();
    const changed = told.take();
    const began = performance.now();
    try {
      const columns =
        cached && changed ? await reader.readChanges(cached.columns, changed, now) : await reader.readAll(now);
      cached = { columns, at, version };
      took = performance.now() - began;
      return columns;
    } catch (error) {
      told.forget();
      throw error;
    } finally {
      loading = undefined;
    }
  };

  /** s that columns may be behind a change */
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
    changed: cached?.columns === columns && !loading ? told.changed() : undefined,
  });
  const loaded = (columns: ProductColumns) =>
    cached?.columns === columns && isOfNow(cached) ? fresh(columns) : old(columns, allowedAge() * 1000);

  // work of its own: the calls that wait for it need their connections
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
      // a failure shows as soon as the old columns are too old
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
