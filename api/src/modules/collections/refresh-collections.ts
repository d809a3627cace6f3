import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { type CollectionRule, fillCollection } from './fill-collection';

/** Maximum age of a collection's products. */
const MINUTES = 10;
/** Collections refreshed in one round; the others follow in the next. */
const MOST = 20;

interface Dependencies {
  db: Database;
  clock: () => Date;
}

/** Refreshes the collections that are due; `stopped` ends it after the current one. */
export type RefreshCollections = (stopped?: () => boolean) => Promise<void>;

/**
 * Keeps collections up to date with their rules while ratings, prices and stock change (issue 13): each is refreshed every ten minutes, in its
 * own transaction, by one process: the others skip locked rows. Cached pages expire only when a collection's products change.
 */
export function createRefreshCollections({ db, clock }: Dependencies): RefreshCollections {
  /** Refreshes the collection that has waited longest. Returns whether there was one. */
  const refreshNext = (): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const now = clock();
      const { rows } = await sql<{ slug: string; rule: CollectionRule }>`
        select c.slug, r.rule from collection_rules r join collections c on c.id = r.collection_id
        where r.filled_at <= ${now}::timestamptz - make_interval(mins => ${MINUTES}::int)
        order by r.filled_at limit 1 for update of r skip locked`.execute(trx);
      const [due] = rows;
      if (due) await fillCollection(trx, due.slug, due.rule, now);
      return due !== undefined;
    });

  return async (stopped = () => false) => {
    for (let n = 0; n < MOST && !stopped(); n += 1) if (!(await refreshNext())) return;
  };
}
