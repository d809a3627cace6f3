import { sql } from 'kysely';
import { SourceType } from 'shared-kernel/contract/enums';
import { HOME_PAGE_SIZE, LISTING_PAGE_SIZE } from 'shared-kernel/contract/filters';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { NamedTag } from 'shared-kernel/contract/listing';
import type { ProductTile } from 'shared-kernel/contract/product';
import { USUAL_DIGITS } from 'shared-kernel/rules/money';
import { msOfTiles, type UpcomingMoments } from '../../changes/upcoming-moments';
import type { Database } from '../../db/database';
import { text } from '../../db/texts';
import type { AnswerLife } from '../../http/answer-life';
import { type PageWindow, pageObject, pageWindow } from '../../http/paging';
import { findHits, type Hits } from '../search/match';
import { LARGE_SHOP } from '../search/rank-products';
import { readingOf, type WordedPart } from '../search/reading';
import { understand } from '../search/understand';
import type { ColumnStore } from './cache-columns';
import type { ReadChoiceTitles } from './choice-titles';
import type { ChosenValues, Scope } from './conditions';
import { countListed, countTotal, listedIds, nearestInPrice } from './count-products';
import { keepWords, type ReadQuery, readWords } from './filters-of-words';
import type { ListingQuery } from './listing-query';
import { isShelf, type PageQuery, readPageIds } from './page-ids';
import { readTiles } from './read-tiles';
import { rememberCounts } from './remember-counts';
import { type CountedLists, NO_LISTS, sideListsOf } from './side-lists';

/** Products shown near price bounds that no product meets: a screen of them. */
const MOST_NEAR = LISTING_PAGE_SIZE;
/** Products of a list that are looked up row by row, at most. */
const MOST_FEW = 1_000;

export interface Listing {
  scope: Scope;
  query: Partial<ListingQuery> & Pick<ListingQuery, 'page'>;
  language: LanguageCode;
  /** the moment of the request: decides which flash prices run */
  now: Date;
  /** address of the call, for the page links */
  path: string;
  pageSize?: number;
  /** life of the answer that the listing is part of */
  life: AnswerLife;
}

type Narrowed = Listing & { chosen: ChosenValues };

/** Reads listings: the rows of a page from the database, counts from the columns of this process. */
export function createListingQueries(
  db: Database,
  columns: ColumnStore,
  readTitles: ReadChoiceTitles,
  upcoming: UpcomingMoments,
) {
  const countOnce = rememberCounts();
  return {
    /**
     * Reads one page of tiles, filtered and sorted by what is shown (D18), and with `sidebar_data` its side lists (S090), all in one round trip
     * of the caller.
     */
    async read(requested: Listing) {
      const { read, input } = readText(requested, await digitsFor(db, requested));
      const words = tagWords(input);
      const [tagRows, chosen] = await Promise.all([
        findTags([...words.asked, ...words.ofSource], input.language),
        groupValues(input.query.attribute_values),
      ]);
      const { listing, hits, ranked, more, missed, worded } = await rank(
        { ...input, chosen, scope: { ...input.scope, tags: tagRows.map(({ ids }) => ids) } },
        read,
        requested.query.q,
      );
      const { query, path, pageSize } = listing;
      const window = pageWindow(query.page, pageSize ?? (query.is_home_page ? HOME_PAGE_SIZE : LISTING_PAGE_SIZE));
      // with more hits than are ranked, the cheapest or best rated may be among the others
      const search = more && query.sortby && !query.ids ? { ranked: undefined, hits } : { ranked, hits: undefined };
      const page: PageQuery = { ...listing, ...search, first: hits?.ofMainKind, window };
      const colours = [...(query.attribute_values ?? []), ...(hits?.colours ?? [])];
      const counting = count(listing, ranked);
      const [tiles, counted, untilFlash] = await Promise.all([
        search.ranked || search.hits || isShelf(page)
          ? readPage(listing.language, page, colours)
          : counting.then(({ few }) => readPage(listing.language, { ...page, among: few() }, colours)),
        counting,
        upcoming.msUntilNext('flash-sales', listing.now),
      ]);
      const { life } = listing;
      life.madeOf(scopeTag(listing), 'catalogue', 'flash-sales');
      for (const ms of [untilFlash, msOfTiles(tiles), counted.newerAfter]) life.endAfter(ms);
      const result = pageObject(tiles, reconcile(counted.total, tiles.length, window), window, path);
      return {
        result: { ...result, more: result.more || more },
        ...(requested.query.q !== undefined && { reading: readingOf(hits, worded, missed) }),
        ...counted.lists,
        ...(words.asked.length > 0 && {
          tags: named(tagRows.slice(0, words.asked.length)),
        }),
      };
    },
  };

  /** Finds the hits of a search. A gift for a man below a price that none for men meets is any gift that does, and 'man' is reported as left out. */
  async function searchFor(q: string, narrowedListing: Narrowed): Promise<Hits> {
    const { language, query } = narrowedListing;
    const stage = query.verbatim ? 'verbatim' : 'sent';
    const bounded = query.min !== undefined || query.max !== undefined;
    const keeps = async (ids: readonly number[]) => {
      const { known, narrowed } = await narrow(narrowedListing, ids);
      return countTotal(known.columns, narrowed);
    };
    return findHits(db, q, await understand(db, q, language, stage), stage, bounded ? keeps : undefined);
  }

  /** Ranks the hits of a search, best first; if none meets the price bounds (`missed`), the nearest in price, without the bounds. */
  async function rank(narrowedListing: Narrowed, read: ReadQuery<Listing['query']>, typed = '') {
    const { q, ids } = narrowedListing.query;
    const hits = q === undefined ? undefined : await searchFor(q, narrowedListing);
    const { listing, worded } = await withFiltersOfWords(narrowedListing, read, typed, hits);
    if (!hits) return { listing, hits, ranked: ids, more: false, missed: undefined, worded };
    const near = ids ? [] : await nearIds(listing, hits);
    if (near.length === 0)
      return { listing, hits, ranked: rankedIds(ids, hits.ids), more: hits.more, missed: undefined, worded };
    const query = { ...listing.query, min: undefined, max: undefined };
    return { listing: { ...listing, query }, hits, ranked: near, more: false, missed: listing.query, worded };
  }

  /** Applies the filters and the sort order in words of the text, if they leave products that the text names. */
  async function withFiltersOfWords(
    listing: Narrowed,
    read: ReadQuery<Listing['query']>,
    typed: string,
    hits: Hits | undefined,
  ): Promise<{ listing: Narrowed; worded: WordedPart }> {
    const { price } = read;
    if (read.worded.length === 0) return { listing, worded: { price, refused: [] } };
    const { known, narrowed } = await narrow(listing, hits && idsMeant(hits));
    const { query, filters, refused } = await keepWords(
      db,
      read,
      price?.text ?? typed,
      listing.language,
      (tried) =>
        // if no product meets the price, the nearest are shown, with all other filters
        countTotal(known.columns, { ...narrowed, query: { ...tried, min: undefined, max: undefined } }) > 0,
    );
    const worded = { price: price && { ...price, text: filters?.text ?? price.text }, filters, refused };
    return { listing: { ...listing, query }, worded };
  }

  /**
   * Products to show when no hit meets the price bounds: hits of the named kind, the nearest in price first, then products that only have the
   * words and meet the bounds ('phone under 50': phones, chargers). Empty: some hit meets them, or there are no bounds.
   */
  async function nearIds(listing: Narrowed, hits: Hits): Promise<readonly number[]> {
    const { ids, more } = hits;
    const { min, max } = listing.query;
    const meantIds = idsMeant(hits);
    if ((min === undefined && max === undefined) || meantIds.length === 0 || (more && meantIds === ids)) return [];
    const { known, narrowed } = await narrow(listing, ids);
    const near = nearestInPrice(known.columns, { ...narrowed, only: [...narrowed.only, meantIds] }).slice(0, MOST_NEAR);
    if (near.length === 0) return near;
    const kept = new Set(listedIds(known.columns, narrowed));
    return [...near, ...ids.filter((id) => kept.has(id))];
  }

  async function readPage(
    language: LanguageCode,
    page: PageQuery,
    valueIds: readonly number[],
  ): Promise<ProductTile[]> {
    if (page.window.limit === 0) return [];
    return readTiles(db, await readPageIds(db, page), { language, now: page.now, wanted: valueIds });
  }

  /** Gives the current columns and what narrows them. @param ranked the only products; undefined: all */
  async function narrow({ scope, query, chosen, now }: Narrowed, ranked: readonly number[] | undefined) {
    const known = await columns.read(now);
    const { source } = scope;
    const only = ranked ? [ranked] : [];
    if (source?.source_type === SourceType.products) only.push(source.source_ids);
    return { known, narrowed: { scope, query, chosen, only, now: now.getTime() } };
  }

  async function count(listing: Narrowed, ranked: readonly number[] | undefined) {
    const { scope, query, language } = listing;
    const [{ known: read, narrowed }, titles] = await Promise.all([
      narrow(listing, ranked),
      query.sidebar_data ? readTitles(language) : null,
    ]);
    const { columns: known, newerAfter, changed } = read;
    // a scan in the sort order may go over all products to find few; changed products may be among them. While the change feed is down, the
    // rarest lists of a large shop are as late as counts, which is better than failing
    const isSure = changed !== undefined || known.size > LARGE_SHOP;
    const mostFew = isSure ? Math.min(MOST_FEW, known.size / 10) : -1;
    const few = (ids: readonly number[]) => [...new Set([...ids, ...(changed ?? [])])];
    if (!titles) {
      const { total, ids } = countListed(known, narrowed, mostFew);
      return { total, lists: NO_LISTS, newerAfter, few: () => ids && few(ids) };
    }
    const counts = countOnce(known, narrowed);
    const ofCategory = scope.categoryId !== undefined;
    const ofSubCategory = scope.subCategoryId !== undefined;
    const ofStore = scope.storeId !== undefined;
    const lists: CountedLists = sideListsOf({ counts, titles, query, language, ofCategory, ofSubCategory, ofStore });
    return {
      total: counts.total,
      lists,
      newerAfter,
      few: () => (counts.total <= mostFew ? few(listedIds(known, narrowed)) : undefined),
    };
  }

  /** Groups values by their attribute. Unknown ids form a group that no variant has, so that nothing is left, as for an unknown brand. */
  async function groupValues(ids: readonly number[] | undefined): Promise<ChosenValues> {
    if (!ids) return [];
    const { rows } = await sql<{ values: number[] }>`
      select array_agg(id) as values from unnest(${[...ids]}::int[]) id left join attribute_values v using (id)
      group by v.attribute_id`.execute(db);
    return rows.map((row) => row.values);
  }

  /**
   * Finds tags by slug, or else by their title in any language.
   * @returns for each word the tags that it names, and the one to show: of several with this title that of the page's language
   */
  async function findTags(words: readonly string[], language: LanguageCode): Promise<TagRow[]> {
    if (words.length === 0) return [];
    const { rows } = await sql<TagRow>`
      select n.ids, (
        select json_build_object('word', w.word, 'id', t.slug, 'title', ${text(language, 'tag_texts', 't.id')})
        from tags t left join tag_texts x
          on x.tag_id = t.id and x.language = ${language} and x.folded_title = fold_text(w.word)
        where t.id = any(n.ids) order by x.tag_id is null, t.id limit 1) as named
      from unnest(${[...words]}::text[]) with ordinality w (word, place)
      cross join lateral (select coalesce(
        (select array[id] from tags where slug = w.word),
        array(select distinct tag_id from tag_texts x where x.folded_title = fold_text(w.word))) as ids) n
      order by w.place`.execute(db);
    return rows;
  }
}
export type ListingQueries = ReturnType<typeof createListingQueries>;

/** The hits of a search, best first. @param given the only products */
function rankedIds(given: readonly number[] | undefined, hits: Hits['ids']): readonly number[] {
  return given ? hits.filter((id) => given.includes(id)) : hits;
}

/** Decimals of the shop's currency; read only if the text may name thousandths of it. */
async function digitsFor(db: Database, { query: { q = '' } }: Listing): Promise<number> {
  if (!/[.,\u066b]\p{Nd}{3}(?!\p{Nd})/u.test(q)) return USUAL_DIGITS;
  const settings = await db.selectFrom('settings').select('currency_digits').executeTakeFirst();
  return settings?.currency_digits ?? USUAL_DIGITS;
}

function readText(requested: Listing, digits: number): { read: ReadQuery<Listing['query']>; input: Listing } {
  const read = readWords(requested.query, requested.language, digits);
  return { read, input: { ...requested, query: read.query } };
}

/** The products that a text means: those of the kind that it names, or else all with its words. */
const idsMeant = ({ ids, ofKind }: Hits): readonly number[] => (ofKind.length > 0 ? ofKind : ids);

/** The narrowest tag of the products that can enter or leave the list; a search corrects words by those of all products. */
function scopeTag({ scope: { categoryId, subCategoryId, storeId }, query }: Listing): string {
  if (query.q !== undefined) return 'products';
  if (subCategoryId !== undefined) return `sub-category-${subCategoryId}`;
  if (categoryId !== undefined) return `category-${categoryId}`;
  return storeId === undefined ? 'products' : `store-${storeId}`;
}

/** In the order of their slugs, as in addresses. */
const named = (tagRows: readonly TagRow[]): NamedTag[] =>
  tagRows.flatMap((tags) => tags.named ?? []).sort((a, b) => (a.id < b.id ? -1 : 1));

interface TagRow {
  ids: number[];
  named: NamedTag | null;
}

/** The words of the filter and of the source's comma-separated list. */
function tagWords({ scope: { source }, query }: Listing): { asked: readonly string[]; ofSource: string[] } {
  const ofSource = source?.source_type === SourceType.tags ? (source.tags ?? '').split(',') : [];
  return { asked: query.tags ?? [], ofSource: ofSource.map((word) => word.trim()).filter(Boolean) };
}

/** Corrects a total that contradicts the rows of the page, when something changed after the count. */
function reconcile(total: number, rows: number, { offset, limit }: PageWindow): number {
  if (rows === limit) return Math.max(total, offset + rows);
  return rows > 0 || offset === 0 ? offset + rows : Math.min(total, offset);
}
