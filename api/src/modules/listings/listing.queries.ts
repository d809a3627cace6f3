import { type RawBuilder, sql } from 'kysely';
import { HOME_PAGE_SIZE, LISTING_PAGE_SIZE } from 'shared-kernel/contract/filters';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { FilterChoice } from 'shared-kernel/contract/listing';
import type { ProductTile } from 'shared-kernel/contract/product';
import type { Database } from '../../db/database';
import { text } from '../../db/texts';
import { pageObject, pageWindow } from '../../http/paging';
import { needle, productHits } from '../search/match';
import { inScope, matchesFilters, type Scope } from './conditions';
import type { ListingQuery } from './listing-query';
import { joinFlash, shownPrice, tile } from './tile';

export interface Listing {
  scope: Scope;
  query: Partial<ListingQuery> & Pick<ListingQuery, 'page'>;
  language: LanguageCode;
  /** address of the call, for the page links */
  path: string;
  pageSize?: number;
}

/** Reads pages of products: one round trip for the rows, one beside it for their number. */
export function createListingQueries(db: Database) {
  return {
    /** One page of tiles, filtered, sorted by what is shown (D18). */
    async page({ scope, query, language, path, pageSize }: Listing) {
      const window = pageWindow(query.page, pageSize ?? (query.is_home_page ? HOME_PAGE_SIZE : LISTING_PAGE_SIZE));
      const { with: search, join } = searched(query.q, language);
      const from = sql`from products p ${join} ${joinFlash} where ${inScope(scope)} and ${matchesFilters(query)}`;
      const [rows, count] = await Promise.all([
        // ids first: texts and prices are looked up for the rows of the page only, not for those it skips
        sql<{ tile: ProductTile }>`
          select ${tile(language)} as tile
          from unnest(array(${search} select p.id ${from}
            order by ${order(query)} limit ${window.size} offset ${window.offset})) with ordinality page (id, place)
          join products p on p.id = page.id ${joinFlash}
          order by page.place`.execute(db),
        sql<{ total: number }>`${search} select count(*) as total ${from}`.execute(db),
      ]);
      const tiles = rows.rows.map((row) => row.tile);
      return pageObject(tiles, count.rows[0]?.total ?? 0, window, path);
    },

    /** Brands, collections and shipping rules that occur in the unfiltered listing, with their numbers (S090). */
    async sideLists({ scope, query, language }: Pick<Listing, 'scope' | 'query' | 'language'>) {
      const { with: search, join } = searched(query.q, language);
      const { rows } = await sql<Record<'brands' | 'collections' | 'shipping', FilterChoice[]>>`
        ${search} ${search === NOTHING ? sql`with` : sql`,`} listed as materialized (
          select p.id, p.brand_id, p.shipping_rule_id from products p ${join} where ${inScope(scope)})
        select
          ${choices(
            sql`select b.id, ${text(language, 'brand_texts', 'b.id')} as title, n.count
              from (select brand_id, count(*) from listed group by brand_id) n
              join brands b on b.id = n.brand_id and b.status = 1`,
          )} as brands,
          ${choices(
            sql`select c.id, ${text(language, 'collection_texts', 'c.id')} as title, n.count
              from (select collection_id, count(*) from collection_products
                where product_id in (select id from listed) group by collection_id) n
              join collections c on c.id = n.collection_id and c.status = 1`,
          )} as collections,
          ${choices(
            sql`select r.id, ${text(language, 'shipping_rule_texts', 'r.id')} as title, n.count
              from (select shipping_rule_id, count(*) from listed group by shipping_rule_id) n
              join shipping_rules r on r.id = n.shipping_rule_id`,
          )} as shipping`.execute(db);
      return rows[0] ?? { brands: [], collections: [], shipping: [] };
    },
  };
}
export type ListingQueries = ReturnType<typeof createListingQueries>;

const NOTHING = sql``;

function searched(q: string | undefined, language: LanguageCode) {
  if (q === undefined) return { with: NOTHING, join: NOTHING };
  return {
    with: sql`with ${needle(q, language)}, ${productHits(language)}`,
    join: sql`join hit on hit.product_id = p.id`,
  };
}

const choices = (list: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(choice order by choice.title), '[]') from (${list}) choice)`;

/** D18; without a choice the newest come first, or the best match when something is searched for. */
function order({ sortby, q }: Partial<ListingQuery>): RawBuilder<unknown> {
  switch (sortby) {
    case 'price_low_to_high':
      return sql`${shownPrice}, p.id`;
    case 'price_high_to_low':
      return sql`${shownPrice} desc, p.id desc`;
    case 'avg_customer_review':
      return sql`p.rating desc, p.review_count desc, p.id desc`;
    case 'featured':
      return sql`p.featured, p.created_at desc, p.id desc`;
    case 'newest':
      return sql`p.created_at desc, p.id desc`;
    default:
      return q === undefined ? sql`p.created_at desc, p.id desc` : sql`hit.score desc, p.id`;
  }
}
