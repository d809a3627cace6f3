import { type RawBuilder, sql } from 'kysely';
import { LISTING_PAGE_SIZE } from 'shared-kernel/contract/filters';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { StoreDirectory, StoreListing } from 'shared-kernel/contract/listing';
import type { StoreCard } from 'shared-kernel/contract/product';
import type { Database } from '../../db/database';
import { text } from '../../db/texts';
import type { AnswerLife } from '../../http/answer-life';
import { pageObject, pageWindow } from '../../http/paging';
import type { ColumnStore } from '../listings/cache-columns';
import type { StoreTotals } from '../listings/product-columns';
import { storeCard, storeDispatch } from './store-card';
import { storeTotals } from './store-totals';

type StoreFacts = Pick<
  StoreListing,
  'store' | 'review' | 'review_count' | 'following' | 'follower_count' | 'product_count' | 'since'
>;
/** Parameters of the directory. */
interface Directory {
  q: string | undefined;
  page: number;
  language: LanguageCode;
  now: Date;
  /** cache lifetime of the response */
  life: AnswerLife;
  /** URL path of the call, for the page links */
  path: string;
}
type DirectoryRow = { store: StoreCard } & Omit<StoreDirectory['data'][number], keyof StoreCard>;

/**
 * How well a store's names match `q`, in the best-matching language: the whole name, its beginning, the
 * beginning of a word, any part, similar spelling; null when none does.
 */
const score = (q: string): RawBuilder<number> => sql<number>`(
  select max(case when x.folded_name = n.folded then 5
    when starts_with(x.folded_name, n.folded) then 4
    when strpos(x.folded_name, ' ' || n.folded) > 0 then 3
    when strpos(x.folded_name, n.folded) > 0 then 2
    when n.folded <% x.folded_name then word_similarity(n.folded, x.folded_name) end)
  from store_texts x, (select btrim(fold_text(${q})) as folded) n
  where x.store_id = st.id and n.folded <> '')`;

/** @param columns provide the totals of all stores' products, for the directory */
export function createStoreQueries(db: Database, columns: ColumnStore) {
  return {
    /**
     * The public store with a slug, its reviews, its number of followers and whether the user follows it; undefined when there is none.
     *
     * @param userId null for guests
     */
    async bySlug(slug: string, language: LanguageCode, userId: number | null) {
      const { rows } = await sql<StoreFacts>`
        select ${storeCard(language)}::jsonb || jsonb_build_object('dispatch', ${storeDispatch(language)}) as store,
            totals.review, totals.review_count, totals.product_count,
          to_char(st.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since,
          exists (select from store_follows f where f.store_id = st.id and f.user_id = ${userId}::int) as following,
          (select count(*) from store_follows f where f.store_id = st.id) as follower_count
        from stores st, ${storeTotals} where st.slug = ${slug} and st.status = 1`.execute(db);
      return rows[0];
    },

    /**
     * One page of the public stores (D26): the best matches for `q` first, otherwise those with the most products; ties by name.
     * The totals may be as old as the counts of listings: adding up all products takes a hundred times as long as the rest.
     *
     * @param directory `q`: (part of) a name in any language; undefined or blank: all stores
     */
    async page({ q, page, language, now, life, path }: Directory) {
      const window = pageWindow(page, LISTING_PAGE_SIZE);
      const words = q?.trim();
      const { columns: known, newerAfter } = await columns.read(now);
      life.endAfter(newerAfter);
      const of = (key: keyof StoreTotals) => known.stores.map((totals) => totals[key]);
      const { rows } = await sql<DirectoryRow & { total: number }>`
        with found as (
          select st.*, ${words ? score(words) : sql`0`} as score,
            fold_text(${text(language, 'store_texts', 'st.id', 'name')}) as folded_name,
            coalesce(totals.products, 0) as product_count, coalesce(totals.reviews, 0) as review_count,
            coalesce(totals.stars, 0) as review
          from stores st
          left join unnest(${of('id')}::int[], ${of('products')}::int[], ${of('reviews')}::int[], ${of('stars')}::float8[])
            as totals (store_id, products, reviews, stars) on totals.store_id = st.id
          where st.status = 1)
        select ${storeCard(language)} as store, st.product_count, st.review, st.review_count, count(*) over () as total
        from found st where st.score is not null
        order by st.score desc, ${words ? sql`` : sql`st.product_count desc,`} st.folded_name, st.id
        limit ${window.size} offset ${window.offset}`.execute(db);
      const stores = rows.map(({ store, total: _, ...rest }) => ({ ...store, ...rest }));
      return pageObject(stores, rows[0]?.total ?? 0, window, path);
    },
  };
}
export type StoreQueries = ReturnType<typeof createStoreQueries>;
