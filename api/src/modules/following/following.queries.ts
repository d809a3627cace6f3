import { sql } from 'kysely';
import type { FollowingList } from 'shared-kernel/contract/follow';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import { pageObject, pageWindow } from '../../http/paging';
import { storeCard } from '../stores/store-card';

/** Stores on one page (wire contract §1). */
const PAGE_SIZE = 100;

export interface FollowingAsked {
  readonly userId: number;
  /** only this one */
  readonly storeId: number | undefined;
  readonly page: number;
  readonly language: LanguageCode;
  readonly path: string;
}

type Row = Omit<FollowingList['data'][number], 'created'> & { created_at: Date };

export function createFollowingQueries(db: Database) {
  return {
    /** One page of the public stores that a user follows, the latest first. */
    async page({ userId, storeId, page, language, path }: FollowingAsked) {
      const window = pageWindow(page, PAGE_SIZE);
      const { rows } = await sql<Row & { total: number }>`
        select f.id, f.store_id, f.created_at, ${storeCard(language)} as store, count(*) over () as total
        from store_follows f join stores st on st.id = f.store_id and st.status = 1
        where f.user_id = ${userId} and (${storeId ?? null}::int is null or f.store_id = ${storeId ?? null}::int)
        order by f.created_at desc, f.id desc limit ${window.size} offset ${window.offset}`.execute(db);
      const stores = rows.map(({ created_at, total: _, ...row }) => ({ ...row, created: created_at.toISOString() }));
      return pageObject(stores, rows[0]?.total ?? 0, window, path);
    },
  };
}
