import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database';
import { keptPlan, rowsOfPage } from '../../db/kept-plan';
import type { PageWindow } from '../../http/paging';
import type { Hits } from '../search/match';
import { type ChosenValues, inScope, matchesFilters, type Scope } from './conditions';
import type { ListingQuery } from './listing-query';
import { isPublicLookedUp } from './tile';

/**
 * Products of a list that are scanned, in its order, for the hits of a search, of which there are at least 500. If too few are among them,
 * the words are rare in this list, and all products with the words are collected.
 */
const MOST_WALKED = 4_000;

export interface PageQuery {
  scope: Scope;
  query: Partial<ListingQuery>;
  /** the values of `attribute_values`, by attribute */
  chosen: ChosenValues;
  /** the only products, in their order */
  ranked: readonly number[] | undefined;
  /** hits of the search */
  hits: Hits | undefined;
  /** the only products that may be in the list, in any order; undefined: there are many */
  among?: readonly number[] | undefined;
  /** hits that come first in every chosen sort order: products of the named kind */
  first?: readonly number[] | undefined;
  window: PageWindow;
  /** decides which flash prices run */
  now: Date;
}

/** Reads the ids of one page in its order (D18). */
export async function readPageIds(db: Database, input: PageQuery): Promise<readonly number[]> {
  const read = async (way: Way) => {
    const { rows } = await sql<{ ids: number[] }>`${isShelf(input) ? keptPlan : sql``}
      select array(${walkIds(input, way)}) as ids`.execute(db);
    return rows[0]?.ids ?? [];
  };
  if (!input.hits) return read('all');
  const walked = await read('walked');
  return walked.length === input.window.limit ? walked : read('collected');
}

/** How a search with many hits finds its products: by scanning in the sort order, or by collecting all that the index of words has. */
type Way = 'all' | 'walked' | 'collected';

/**
 * Whether this is the first page of a category, sub-category, store or the whole shop, unfiltered and not sorted by price. Such a page is read
 * along one index, and planning that takes ten times as long.
 */
export function isShelf({ scope, query, chosen, ranked, hits, window }: PageQuery): boolean {
  const { sortby, page, sidebar_data, is_home_page, category, sub_category, ...narrowing } = query;
  const { categoryId, subCategoryId, storeId, tags = [], ...others } = scope;
  const narrows = [...Object.values(narrowing), ...Object.values(others)].some((value) => value !== undefined);
  const isNarrowed = narrows || ranked || hits || chosen.length > 0 || tags.length > 0;
  return !isNarrowed && !isByPrice(query) && window.offset === 0;
}

const isByPrice = ({ sortby }: Partial<ListingQuery>) =>
  sortby === 'price_low_to_high' || sortby === 'price_high_to_low';

/** A part of a list that is read separately: products with or without a flash price, or of the named kind. */
interface Arm {
  /** the displayed price of `p` */
  readonly price: RawBuilder<unknown>;
  /** has the few products with a flash price, all of which are scanned if the order is not by price */
  readonly isLive: boolean;
  readonly condition: RawBuilder<unknown>;
  readonly way: Way;
}

/** The arms of a list: the long one and others; `byPrice` is read in the order of its prices. */
interface Arms {
  readonly main: Arm;
  readonly byPrice?: Arm;
  readonly others: readonly Arm[];
}

/**
 * Displayed prices are those of running flash sales, if any (D20). No index holds them, so where they matter two scans are merged: products
 * without a flash price, by their own price, and the few with one. The latter are excluded by a subplan with `not in` on purpose, because a
 * join would lose the order of the index. So would the products that come first in a search with many hits: they are also read separately.
 */
function armsOf(input: PageQuery, way: Way): Arms {
  const { query, hits, first = [] } = input;
  const shown: Arm = { price: sql`p.shown_price`, isLive: false, condition: sql`true`, way };
  const showsFlash = isByPrice(query) || query.min !== undefined || query.max !== undefined || query.on_offer;
  if (!showsFlash) return withFirst([shown]);
  const usual: Arm = { ...shown, condition: sql`p.id not in (select product_id from flash)` };
  const flash: Arm = { ...shown, price: sql`flash.price`, isLive: true };
  if (!isByPrice(query) || hits || idsOf(input)) return withFirst([usual, flash]);
  return { main: usual, byPrice: flash, others: [] };

  function withFirst(arms: readonly [Arm, ...Arm[]]): Arms {
    const ids = sql`${[...first]}::int[]`;
    const [main, ...others] =
      hits && query.sortby && first.length > 0
        ? arms.flatMap((arm): Arm[] => [
            { ...arm, condition: sql`p.id <> all(${ids}) and ${arm.condition}` },
            { ...arm, condition: sql`p.id = any(${ids}) and ${arm.condition}`, way: 'all' },
          ])
        : arms;
    return { main: main ?? shown, others };
  }
}

/** Selects the ids of one page, read along an index wherever one holds its order. */
function walkIds(input: PageQuery, way: Way): RawBuilder<unknown> {
  const { query, window, now } = input;
  const { main, byPrice, others } = armsOf(input, way);
  const listed = onlyThose(input);
  if (!byPrice && others.length === 0) {
    const { from, order } = walk(input, main);
    return sql`${listed ? sql`with ${listed}` : sql``} select p.id ${from} order by ${order} ${rowsOfPage(window)}`;
  }
  const size = window.offset + window.limit;
  const rows = (arm: Arm) => {
    const { from, order, shown } = walk(input, arm);
    return sql`(select ${columnsOf(shown, listed ? sql`p.place` : sql`0`)} ${from} order by ${order} limit ${size})`;
  };
  const parts = [...(byPrice ? [sql`select * from available`, sql`select * from gone`] : []), ...others.map(rows)];
  return sql`
    with ${listed ? sql`${listed}, ` : sql``}flash as materialized (
      select product_id, price from flash_prices_at(${now}) ${listed ? sql`where product_id in (select id from listed)` : sql``}
      order by ${priceOrder(query)}),
    ${byPrice ? sql`${alongPrices(input, byPrice, size)}, ` : sql``}
    main as ${way === 'walked' ? sql`materialized` : sql``} ${rows(main)}
    select x.id from (${sql.join([sql`select * from main`, ...parts], sql` union all `)}) x
    where ${way === 'walked' ? sql`(select count(*) from main) >= ${size}` : sql`true`}
    order by ${orderOf(input, 'x', sql`x.price`, sql`x.place`)}
    limit ${window.limit} offset ${window.offset}`;
}

/**
 * Products with a flash price in the order of these prices, each looked up when the page reaches it. The scan ends when products in stock
 * fill the page; sold-out ones are looked for only when they do not.
 */
function alongPrices(input: PageQuery, { price, condition }: Arm, size: number): RawBuilder<unknown> {
  const { scope, query, chosen } = input;
  const order = orderInStock(input, 'p', sql`p.price`, sql`p.place`);
  return sql`
    live as materialized (
      select ${columnsOf(price, sql`0`)}
      ${eachWithFlash(sql`${inScope(scope, isPublicLookedUp)} and ${matchesFilters(query, price, chosen)} and ${condition}`)}
      order by ${priceOrder(query)}),
    available as materialized (select * from live p where not p.sold_out order by ${order} limit ${size}),
    gone as (
      select * from live p where p.sold_out and (select count(*) from available) < ${size} order by ${order} limit ${size})`;
}

const priceOrder = ({ sortby }: PageQuery['query']) => sql`price ${sortby === 'price_high_to_low' ? sql`desc` : sql``}`;

/** Looks up each product with a flash price row by row: for joins PostgreSQL would read all products, stores and variants for these few. */
const eachWithFlash = (holds: RawBuilder<unknown>) =>
  sql`from flash cross join lateral (select p.* from products p where p.id = flash.product_id and ${holds} offset 0) p`;

/** The columns by which the arms of a list are merged. */
const columnsOf = (price: RawBuilder<unknown>, place: RawBuilder<unknown>) =>
  sql`p.id, p.sold_out, p.created_at, p.rating, p.review_count, p.featured, p.popularity, ${price} as price, ${place} as place`;

const idsOf = ({ ranked, among }: Pick<PageQuery, 'ranked' | 'among'>) => ranked ?? among;

/** Looks up products with known ids row by row, and once: PostgreSQL would read all products to join some hundreds. */
const onlyThose = (input: PageQuery): RawBuilder<unknown> | undefined => {
  const ids = idsOf(input);
  return (
    ids &&
    sql`listed as materialized (
    select p.*, hit.place from unnest(${[...ids]}::int[]) with ordinality hit (id, place), lateral (
      select p.* from products p where p.id = hit.id offset 0) p)`
  );
};

function walk(input: PageQuery, { price, isLive, condition, way }: Arm) {
  const { scope, query, chosen, hits } = input;
  const products = idsOf(input) ? sql`listed p` : sql`products p`;
  const ordered = hits ? { ...input, first: [] } : input;
  const order = orderOf(ordered, 'p', price, sql`p.place`);
  const isAlone = isLive && !hits && !idsOf(input);
  const holds = sql`${isAlone ? inScope(scope, isPublicLookedUp) : inScope(scope)} and ${matchesFilters(query, price, chosen)} and ${condition}`;
  if (isAlone) return { from: eachWithFlash(holds), order, shown: price };
  const where = sql`where ${holds}`;
  const live = isLive ? sql`join flash on flash.product_id = p.id` : sql``;
  if (!hits || way === 'all') return { from: sql`from ${products} ${live} ${where}`, order, shown: price };
  const ofKinds = hits.kinds ? sql`p.kind_id = any(${[...hits.kinds]}::int[])` : sql`true`;
  if (way === 'collected')
    return { from: sql`from products p ${live} ${where} and ${ofKinds} and ${isCollected(hits)}`, order, shown: price };
  const walked = sql`(
    select p.*, ${price} as list_price from products p ${live} ${where} and ${ofKinds} order by ${order} ${isLive ? sql`offset 0` : sql`limit ${MOST_WALKED}`}) p`;
  const shown = sql`p.list_price`;
  return {
    from: sql`from ${walked} where ${hasMatch(hits)}`,
    order: orderOf(ordered, 'p', shown, sql`p.place`),
    shown,
  };
}

const matches = ({ words }: Hits) => sql`x.document @@ ${words}::tsquery`;
const inLanguages = ({ languages }: Hits) => sql`any(${[...languages]}::text[])`;

const hasMatch = (hits: Hits) => sql<boolean>`(
  select true from product_texts x where x.product_id = p.id and x.language = ${inLanguages(hits)} and ${matches(hits)} limit 1)`;

/** The concatenation bypasses the index of titles, which begins with the language. */
const isCollected = (hits: Hits) => sql<boolean>`p.id in (
  select x.product_id from product_texts x where ${matches(hits)} and x.language || '' = ${inLanguages(hits)})`;

type Row = 'p' | 'x';

/**
 * The sort order of D18; by default the newest first, or the given order and the best match. Sold-out products come last, except in a list of
 * given products. The cheapest hit for 'laptop' is a laptop, not a bag for one.
 */
function orderOf(input: PageQuery, row: Row, price: RawBuilder<unknown>, place: RawBuilder<unknown>) {
  const { query, first = [] } = input;
  if (query.ids && !query.sortby) return place;
  const isLater =
    query.sortby && first.length > 0 ? sql`${sql.ref(`${row}.id`)} <> all(${[...first]}::int[]), ` : sql``;
  return sql`${sql.ref(`${row}.sold_out`)}, ${isLater}${orderInStock(input, row, price, place)}`;
}

/** The same order among products that are all in stock, or all sold out. */
function orderInStock(
  { query: { sortby }, ranked }: PageQuery,
  row: Row,
  price: RawBuilder<unknown>,
  place: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  const newest = sql`${column('created_at')} desc, ${column('id')} desc`;
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
}
