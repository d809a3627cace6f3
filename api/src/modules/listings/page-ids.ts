import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database';
import { keptPlan, rowsOfPage } from '../../db/kept-plan';
import type { PageWindow } from '../../http/paging';
import type { Hits } from '../search/match';
import { type ChosenValues, inScope, matchesFilters, type Scope } from './conditions';
import type { ListingQuery } from './listing-query';

export interface PageQuery {
  scope: Scope;
  query: Partial<ListingQuery>;
  /** what `attribute_values` of the query stands for */
  chosen: ChosenValues;
  /** the only products, in their order */
  ranked: readonly number[] | undefined;
  /** what was searched for */
  hits: Hits | undefined;
  /** of what was searched for what comes first in every order that is chosen: products of the kind that was named */
  first?: readonly number[] | undefined;
  window: PageWindow;
  /** decides which flash prices run */
  now: Date;
}

/** Reads the ids of one page in its order (D18). */
export async function readPageIds(db: Database, input: PageQuery): Promise<readonly number[]> {
  const { rows } = await sql<{ ids: number[] }>`${isShelf(input) ? keptPlan : sql``}
    select array(${walkIds(input)}) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

/**
 * The first page of a category, sub-category, store or the whole shop, with nothing narrowed and not by price: whichever of them it is, its
 * order is read along one index, and planning that takes ten times as long.
 */
function isShelf({ scope, query, chosen, ranked, hits, window }: PageQuery): boolean {
  const { sortby, page, sidebar_data, is_home_page, category, sub_category, ...narrowing } = query;
  const { categoryId, subCategoryId, storeId, tags = [], ...others } = scope;
  const narrows = [...Object.values(narrowing), ...Object.values(others)].some((value) => value !== undefined);
  const isNarrowed = narrows || ranked || hits || chosen.length > 0 || tags.length > 0;
  return !isNarrowed && !isByPrice(query) && window.offset === 0;
}

const isByPrice = ({ sortby }: Partial<ListingQuery>) =>
  sortby === 'price_low_to_high' || sortby === 'price_high_to_low';

/**
 * Selects the ids of one page, read along an index wherever one holds its order.
 *
 * Prices shown are those of running flash sales where there is one (D20). No index holds them, so where they matter two walks
 * are merged: over the products that have no flash price now, by their own price, and over the few that have one. The list of
 * the latter is a subplan with `not in` on purpose: as a join it would end the order of the index.
 */
function walkIds(input: PageQuery): RawBuilder<unknown> {
  const { query, window } = input;
  if (!isByPrice(query) && query.min === undefined && query.max === undefined && !query.on_offer) {
    const { from, order } = walk(input, sql`p.shown_price`);
    return sql`select p.id ${from} order by ${order} ${rowsOfPage(window)}`;
  }
  const arm = (price: RawBuilder<unknown>, live: RawBuilder<unknown>, condition: RawBuilder<unknown>) => {
    const { from, order } = walk(input, price, live, condition);
    return sql`(select p.id, p.sold_out, p.created_at, p.rating, p.review_count, p.featured, p.popularity, ${price} as price,
      ${input.ranked ? sql`hit.place` : sql`0`} as place
      ${from} order by ${order} limit ${window.offset + window.limit})`;
  };
  return sql`
    with flash as materialized (
      select product_id, price from flash_prices_at(${input.now}) order by price ${query.sortby === 'price_high_to_low' ? sql`desc` : sql``})
    select x.id from (
      ${arm(sql`p.shown_price`, sql``, sql`p.id not in (select product_id from flash)`)}
      union all
      ${arm(sql`flash.price`, sql`join flash on flash.product_id = p.id`, sql`true`)}) x
    order by ${orderOf(input, 'x', sql`x.price`, sql`x.place`)}
    limit ${window.limit} offset ${window.offset}`;
}

function walk(input: PageQuery, price: RawBuilder<unknown>, live = sql``, condition = sql`true`) {
  const { scope, query, chosen, ranked, hits } = input;
  const join = ranked
    ? sql`join unnest(${[...ranked]}::int[]) with ordinality hit (id, place) on hit.id = p.id`
    : sql``;
  return {
    from: sql`from products p ${join} ${live}
      where ${inScope(scope)} and ${matchesFilters(query, price, chosen)}
        and ${hits ? isFound(hits, isFiltered(query)) : sql`true`} and ${condition}`,
    order: orderOf(input, 'p', price, sql`hit.place`),
  };
}

/**
 * Of a search that finds more than is ranked. Unfiltered its hits are frequent, so the order is walked and each product's texts
 * are looked up; filtered they may be rare, so those of the index are collected first.
 */
function isFound({ words, languages }: Hits, filtered: boolean): RawBuilder<boolean> {
  const matches = sql`x.document @@ ${words}::tsquery`;
  const spoken = sql`any(${[...languages]}::text[])`;
  return filtered
    ? // compared past the index of titles, which begins with the language
      sql<boolean>`p.id in (select x.product_id from product_texts x where ${matches} and x.language || '' = ${spoken})`
    : sql<boolean>`(select true from product_texts x where x.product_id = p.id and x.language = ${spoken} and ${matches} limit 1)`;
}

const isFiltered = ({ sortby, page, q, verbatim, sidebar_data, is_home_page, ...filters }: Partial<ListingQuery>) =>
  Object.values(filters).some((filter) => filter !== undefined);

/**
 * D18; without a choice the newest come first, or the given order and the best match. What is sold out comes last, but in a list that
 * was given product by product. The cheapest laptop of a search for one is a laptop, and not a bag for it.
 */
function orderOf(
  { query: { sortby, ids }, ranked, first = [] }: PageQuery,
  row: 'p' | 'x',
  price: RawBuilder<unknown>,
  place: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  if (ids && !sortby) return place;
  const newest = sql`${column('created_at')} desc, ${column('id')} desc`;
  const inOrder = () => {
    switch (sortby) {
      case 'price_low_to_high':
        return sql`${price}, ${column('id')}`;
      case 'price_high_to_low':
        return sql`${price} desc, ${column('id')} desc`;
      case 'avg_customer_review':
        return sql`${column('rating')} desc, ${column('review_count')} desc, ${column('id')} desc`;
      case 'most_popular':
        return sql`${column('popularity')} desc, ${column('id')} desc`;
      case 'featured':
        return sql`${column('featured')}, ${newest}`;
      case 'newest':
        return newest;
      default:
        return ranked ? place : newest;
    }
  };
  const isLater = sortby && first.length > 0 ? sql`${column('id')} <> all(${[...first]}::int[]), ` : sql``;
  return sql`${column('sold_out')}, ${isLater}${inOrder()}`;
}
