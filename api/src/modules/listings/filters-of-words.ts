import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { SearchReading } from 'shared-kernel/contract/listing';
import type { Database } from '../../db/database';
import { type FilterWords, filterWords, type WordedFilter, withoutFilterWords } from '../search/filter-words';
import { type PriceWords, priceWords } from '../search/price-words';
import type { ListingQuery } from './listing-query';

type Query = Partial<ListingQuery>;

/** A query whose text has been read for what it asks for beside a thing. */
export interface ReadQuery<Q extends Query> {
  /** without the words of prices and filters, and with the bounds of the price */
  readonly query: Q;
  /** undefined: the text bounds none */
  readonly price: PriceWords | undefined;
  /** what other filters and which order words mean, to be kept where they leave something */
  readonly worded: readonly FilterWords[];
}

/**
 * Takes what bounds the price, filters or orders out of the text. A text that is meant as it was typed is left alone, and what the query
 * already says, the shopper has chosen.
 *
 * @param digits of the shop's currency behind the point
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

/** What of the words is kept, and how that has to be said. */
export interface KeptWords<Q extends Query> {
  readonly query: Q;
  readonly filters: SearchReading['filters'];
  /** words of filters that would leave nothing, as typed */
  readonly refused: readonly string[];
}

/**
 * Keeps, one after the other, the filters that leave something of what was searched for: 'red dress on sale' shows all red dresses when none
 * is on sale, and says that these words are left out. An order hides nothing.
 *
 * @param text what is searched for and the words, without those of the price
 * @param leaves whether a query leaves any product that is meant
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

/** Shipping is free by rules that cost nothing anywhere; undefined: the shop has none. */
async function parametersOf(db: Database, filter: WordedFilter): Promise<Query | undefined> {
  if (!('free_shipping' in filter)) return filter;
  const { rows } = await sql<{ id: number }>`
    select shipping_rule_id as id from shipping_places group by 1 having max(price) = 0 order by 1`.execute(db);
  return rows.length === 0 ? undefined : { shipping: rows.map(({ id }) => id) };
}
