import { sql } from 'kysely';
import { LISTING_PAGE_SIZE } from 'shared-kernel/contract/filters';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { StoreCard } from 'shared-kernel/contract/product';
import type { Database } from '../../db/database';
import { pageObject, pageWindow } from '../../http/paging';
import { storeCard } from './store-card';

/** Average over all reviews of the store's public products, 0 without any. */
const REVIEW = sql<number>`(
  select coalesce(round(sum(p.rating_sum) / nullif(sum(p.review_count), 0)::numeric, 2), 0)::float8
  from products p where p.store_id = st.id and p.status = 1)`;

export function createStoreQueries(db: Database) {
  return {
    /**
     * The public store of a slug, its average rating and whether the user follows it; undefined when there is none.
     *
     * @param userId null for guests
     */
    async bySlug(slug: string, language: LanguageCode, userId: number | null) {
      const { rows } = await sql<{ store: StoreCard; review: number; following: boolean }>`
        select ${storeCard(language)} as store, ${REVIEW} as review,
          exists (select from store_follows f where f.store_id = st.id and f.user_id = ${userId}::int) as following
        from stores st where st.slug = ${slug} and st.status = 1`.execute(db);
      return rows[0];
    },

    /**
     * One page of the public stores (D26), those with the most products first.
     *
     * @param q part of the name in any language; undefined: all stores
     */
    async page(q: string | undefined, number: number, language: LanguageCode, path: string) {
      const window = pageWindow(number, LISTING_PAGE_SIZE);
      const found = sql`st.status = 1 and (${q ?? null}::text is null or exists (
        select from store_texts x where x.store_id = st.id and strpos(fold_text(x.name), fold_text(${q ?? ''})) > 0))`;
      const [{ rows }, count] = await Promise.all([
        sql<{ store: StoreCard; review: number; product_count: number }>`
          select ${storeCard(language)} as store, ${REVIEW} as review, n.product_count
          from stores st, lateral (
            select count(*) as product_count from products p where p.store_id = st.id and p.status = 1) n
          where ${found}
          order by n.product_count desc, st.id limit ${window.size} offset ${window.offset}`.execute(db),
        sql<{ total: number }>`select count(*) as total from stores st where ${found}`.execute(db),
      ]);
      const stores = rows.map(({ store, ...rest }) => ({ ...store, ...rest }));
      return pageObject(stores, count.rows[0]?.total ?? 0, window, path);
    },
  };
}
export type StoreQueries = ReturnType<typeof createStoreQueries>;
