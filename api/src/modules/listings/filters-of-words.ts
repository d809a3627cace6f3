import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { SearchReading } from 'shared-kernel/contract/listing';
import type { Database } from '../../db/database';
import { type FilterWords, filterWords, type WordedFilter, withoutFilterWords } from '../search/filter-words';
import { type PriceWords, priceWords } from '../search/price-words';
import type { ListingQuery } from './listing-query';

type Query = Partial<ListingQuery>;

/** A query after its text was read for prices, filters and sort orders. */
export interface ReadQuery<Q extends Query> {
  /** the query without the words of prices and filters, with the price bounds */
  readonly query: Q;
  /** undefined: the text has no price bounds */
  readonly price: PriceWords | undefined;
  /** other filters and the sort order in words; they apply if they leave products */
  readonly worded: readonly FilterWords[];
}

/**
 * Takes price bounds, filters and sort orders out of the text. A verbatim text stays as it is, and so do words of a filter that the shopper
 * has already chosen.
 *
 * @param digits decimals of the shop's currency
 */
export function readWords<Q extends Query>(query: Q, language: LanguageCode, digits: number): ReadQuery<Q> {
  const { q, verbatim, min, max } = query;
  if (q === undefined || verbatim) return { query, price: undefined, worded: [] };
  const bounds = min === undefined && max === undefined ? priceWords(q, language, digits) : { text: q };
  const price = bounds.min === undefined && bounds.max === undefined ? undefined : bounds;
  const worded = filterWords(bounds.text, language).filter(({ filter }) => !isChosen(query, filter));
  const text = withoutFilterWords(bounds.text, worded, language);
  return {
    query: { ...query, q: text || undefined, ...(price && { min: price.min, max: price.max }) },
    price,
    worded,
  };
}

const isChosen = (query: Query, filter: WordedFilter) =>
  Object.keys(filter).some(
    (name) => query[name === 'free_shipping' ? 'shipping' : (name as keyof Query)] !== undefined,
  );

/** The filters in words that apply, and how to report them. */
export interface KeptWords<Q extends Query> {
  readonly query: Q;
  readonly filters: SearchReading['filters'];
  /** words of filters that would leave no product, as typed */
  readonly refused: readonly string[];
}

/**
 * Applies, one after the other, the filters in words that leave some of the hits: 'red dress on sale' shows all red dresses when none is on
 * sale, and reports the words as left out. A sort order hides nothing and always applies.
 *
 * @param text the search text with the words of filters, without those of the price
 * @param leaves whether a query leaves any product that the text means
 */
export async function keepWords<Q extends Query>(
  db: Database,
  { query, worded }: ReadQuery<Q>,
  text: string,
  language: LanguageCode,
  leaves: (query: Q) => boolean | Promise<boolean>,
): Promise<KeptWords<Q>> {
  let narrowed = query;
  const [kept, refused]: [FilterWords[], string[]] = [[], []];
  for (const words of worded) {
    const parameters = await parametersOf(db, words.filter);
    const tried = { ...narrowed, ...parameters };
    if (parameters && ('sortby' in words.filter || (await leaves(tried)))) {
      narrowed = tried;
      kept.push(words);
    } else refused.push(words.words);
  }
  if (kept.length === 0) return { query, filters: undefined, refused };
  const { in_stock, on_offer, rating, shipping, sortby } = narrowed;
  const is = (name: string) => kept.some(({ filter }) => name in filter);
  const filters = {
    text: withoutFilterWords(text, kept, language),
    ...(is('in_stock') && in_stock && { in_stock }),
    ...(is('on_offer') && on_offer && { on_offer }),
    ...(is('rating') && rating !== undefined && { rating }),
    ...(is('free_shipping') && shipping && { shipping: [...shipping] }),
    ...(is('sortby') && sortby && { sortby }),
  };
  return { query: narrowed, filters, refused };
}

/** Parameters of a filter. Shipping is free by rules that cost nothing anywhere; undefined: the shop has no such rule. */
async function parametersOf(db: Database, filter: WordedFilter): Promise<Query | undefined> {
  if (!('free_shipping' in filter)) return filter;
  const { rows } = await sql<{ id: number }>`
    select shipping_rule_id as id from shipping_places group by 1 having max(price) = 0 order by 1`.execute(db);
  return rows.length === 0 ? undefined : { shipping: rows.map(({ id }) => id) };
}
