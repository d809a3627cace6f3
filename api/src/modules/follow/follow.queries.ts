import { type RawBuilder, sql } from 'kysely';
import type { FollowingList } from 'shared-kernel/contract/follow';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import type { Direction } from '../../http/list-query';
import { pageObject, pageWindow } from '../../http/paging';
import { joinFlash, tile } from '../listings/tile';
import { storeCard } from '../stores/store-card';

/** Stores on one page (wire contract §1). */
const PAGE_SIZE = 100;
/** Newest products shown per store. */
const NEWEST = 4;

export interface FollowingQuery {
  readonly userId: number;
  /** only this store, without its newest products */
  readonly storeId: number | undefined;
  readonly page: number;
  readonly direction: Direction;
  readonly language: LanguageCode;
  readonly now: Date;
  readonly path: string;
}

/** The newest public products of the public store `st`, read from the start of its index. */
const newest = (language: LanguageCode, now: Date): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(${tile(language)} order by p.created_at desc, p.id desc), '[]')
  from (select n.* from products n where n.store_id = st.id and n.status = 1
    order by n.created_at desc, n.id desc limit ${NEWEST}) p
  ${joinFlash(now)})`;

export function createFollowQueries(db: Database) {
  return {
    /** One page of the public stores that a user follows with their newest products, sorted by time of following, in one statement. */
    async page({ userId, storeId, page, direction, language, now, path }: FollowingQuery) {
      const window = pageWindow(page, PAGE_SIZE);
      const order = direction === 'asc' ? sql`f.created_at, f.id` : sql`f.created_at desc, f.id desc`;
      const only = storeId === undefined ? sql`true` : sql`f.store_id = ${storeId}`;
      const { rows } = await sql<{ total: number; stores: FollowingList['data'] }>`
        with followed as materialized (
          select f.id, f.store_id, f.created_at from store_follows f join stores st on st.id = f.store_id and st.status = 1
          where f.user_id = ${userId} and ${only})
        select (select count(*) from followed) as total, (
          select coalesce(json_agg(json_build_object('id', f.id, 'store_id', f.store_id, 'created', f.created_at,
            'store', ${storeCard(language)}, 'newest', news.products) order by ${order}), '[]')
          from (select f.* from followed f order by ${order} limit ${window.limit} offset ${window.offset}) f
          join stores st on st.id = f.store_id
          cross join lateral (select ${storeId === undefined ? newest(language, now) : sql`'[]'::json`} as products) news
        ) as stores`.execute(db);
      return pageObject(rows[0]?.stores ?? [], rows[0]?.total ?? 0, window, path);
    },
  };
}
