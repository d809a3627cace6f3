import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { type CollectionRule, fillCollection } from './fill-collection';

/** How old the filling of a collection may be. */
const MINUTES = 10;
/** Collections of one round; the others have their turn in the next. */
const MOST = 20;

interface Dependencies {
  db: Database;
  clock: () => Date;
}

/** Fills the collections whose turn it is; `stopped` ends it after the one that it is at. */
export type RefreshCollections = (stopped?: () => boolean) => Promise<void>;

/**
 * Keeps collections as their rules say while ratings, prices and stock change (issue 13): each is filled again every ten minutes, in a
 * transaction of its own, by one process: the others skip what it holds. Kept pages end only when a collection holds something else.
 */
export function createRefreshCollections({ db, clock }: Dependencies): RefreshCollections {
  /** Fills the one that has waited longest. Gives whether there was one. */
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
