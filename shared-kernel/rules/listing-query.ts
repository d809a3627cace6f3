import { FILTER, SORTS, type Sort } from '../contract/filters';
import { fromMinor, type Minor, toMinor } from './money';

/** Filters of a listing (D17). Lists are sorted and without duplicates, so equal filters are equal objects. */
export interface ListingFilters {
  readonly brand: readonly number[];
  readonly collection: readonly number[];
  readonly shipping: readonly number[];
  readonly categoryIds: readonly number[];
  readonly subCategoryIds: readonly number[];
  readonly brandIds: readonly number[];
  /** values of variant attributes */
  readonly values: readonly number[];
  readonly store: readonly number[];
  /** only products in stock */
  readonly inStock: boolean;
  /** only products below their regular price */
  readonly onOffer: boolean;
  readonly tags: readonly string[];
  /** minimum number of stars, 1 to 5 */
  readonly rating: number | null;
  /** price range */
  readonly min: Minor | null;
  readonly max: Minor | null;
  /** null: the list's default order */
  readonly sort: Sort | null;
  /** the last page on the screen, and the first when further ones were loaded below it ('load more'); at most `MAX_SPAN` apart */
  readonly page: number;
  readonly from: number;
  readonly query: string;
  /** searches for the exact text, without spelling correction */
  readonly verbatim: boolean;
  /** the home source item or banner that was clicked (D3) */
  readonly source: number | null;
  readonly banner: number | null;
}

export const NO_FILTERS: ListingFilters = {
  brand: [],
  collection: [],
  shipping: [],
  categoryIds: [],
  subCategoryIds: [],
  brandIds: [],
  values: [],
  store: [],
  inStock: false,
  onOffer: false,
  tags: [],
  rating: null,
  min: null,
  max: null,
  sort: null,
  page: 1,
  from: 1,
  query: '',
  verbatim: false,
  source: null,
  banner: null,
};

const MAX_ID = 2 ** 31 - 1;
const MAX_PAGE = 100_000;
const MAX_PRICE = 10 ** 13;
const MAX_ENTRIES = 50;
const MAX_TEXT = 100;
/** Maximum number of pages on one screen: limits what one URL can request from the shop. */
export const MAX_SPAN = 8;

/**
 * Parses the filters of a URL. The result is valid for any input: invalid values are ignored, lists and texts are truncated, a
 * reversed price range is swapped.
 */
export function parseListing(search: URLSearchParams): ListingFilters {
  // a GET form sends one parameter per ticked box: `brand=1&brand=2`
  const ids = (name: string) => list(search.getAll(name).join(), readId).sort((a, b) => a - b);
  const [min, max] = inOrder(readPrice(search.get(FILTER.min)), readPrice(search.get(FILTER.max)));
  const page = whole(search.get(FILTER.page), MAX_PAGE) ?? 1;
  const from = whole(search.get(FILTER.from), page) ?? page;
  return {
    brand: ids(FILTER.brand),
    collection: ids(FILTER.collection),
    shipping: ids(FILTER.shipping),
    categoryIds: ids(FILTER.categoryIds),
    subCategoryIds: ids(FILTER.subCategoryIds),
    brandIds: ids(FILTER.brandIds),
    values: ids(FILTER.values),
    store: ids(FILTER.store),
    inStock: search.get(FILTER.inStock) === 'true',
    onOffer: search.get(FILTER.onOffer) === 'true',
    tags: list(search.get(FILTER.tags), (text) => clean(text) || null).sort(),
    rating: whole(search.get(FILTER.rating), 5),
    min,
    max,
    sort: SORTS.find((sort) => sort === search.get(FILTER.sort)) ?? null,
    page,
    from: Math.max(from, page - MAX_SPAN + 1),
    query: clean(search.get(FILTER.query) ?? ''),
    verbatim: search.get(FILTER.verbatim) === 'true',
    source: readId(search.get(FILTER.source)),
    banner: readId(search.get(FILTER.banner)),
  };
}

/**
 * The canonical query of filters: fixed order, defaults omitted, `?` in front unless empty. Equal filters give the same text, so it
 * can be a cache key and a canonical URL.
 */
export function listingQuery(filters: ListingFilters): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(listingParams(filters))) search.set(name, String(value));
  if (filters.from < filters.page) search.set(FILTER.from, String(filters.from));
  // commas and spaces of lists stay readable; both are allowed in a query
  const text = search.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** The same as parameters of the calls (`all`, `products`, `store`), which use the same names. */
export function listingParams(filters: ListingFilters): Record<string, string | number> {
  const entries: [string, string | number | null | false][] = [
    [FILTER.query, filters.query],
    [FILTER.verbatim, filters.query !== '' && filters.verbatim && 'true'],
    [FILTER.source, filters.source],
    [FILTER.banner, filters.banner],
    [FILTER.brand, filters.brand.join()],
    [FILTER.collection, filters.collection.join()],
    [FILTER.shipping, filters.shipping.join()],
    [FILTER.store, filters.store.join()],
    [FILTER.values, filters.values.join()],
    [FILTER.categoryIds, filters.categoryIds.join()],
    [FILTER.subCategoryIds, filters.subCategoryIds.join()],
    [FILTER.brandIds, filters.brandIds.join()],
    [FILTER.tags, filters.tags.join()],
    [FILTER.rating, filters.rating],
    [FILTER.min, filters.min && fromMinor(filters.min)],
    [FILTER.max, filters.max && fromMinor(filters.max)],
    [FILTER.inStock, filters.inStock && 'true'],
    [FILTER.onOffer, filters.onOffer && 'true'],
    [FILTER.sort, filters.sort],
    [FILTER.page, filters.page > 1 && filters.page],
  ];
  return Object.fromEntries(entries.filter((entry): entry is [string, string | number] => Boolean(entry[1])));
}

/** Filters after a shopper's change. Any change except one of the page itself returns to page 1. */
export function changeFilters(filters: ListingFilters, change: Partial<ListingFilters>): ListingFilters {
  const page = change.page ?? 1;
  return { ...filters, from: page, ...change, page };
}

/** Adds an id to a list of filters, or removes it when it is in the list. */
export function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].sort((a, b) => a - b);
}

/**
 * 'Clear filters' (S096): removes the choices in the sidebar, keeps the filters that define the page.
 * @param subject the filters that define the page, e.g. `brand` on a brand's page
 */
export function clearFilters(filters: ListingFilters, subject: readonly (keyof ListingFilters)[] = []): ListingFilters {
  const kept = (['query', 'source', 'banner', ...subject] as const).map((name) => [name, filters[name]] as const);
  return { ...NO_FILTERS, ...Object.fromEntries(kept) };
}

function list<T>(text: string | null, read: (entry: string) => T | null): T[] {
  const entries = (text ?? '')
    .slice(0, MAX_ENTRIES * MAX_TEXT)
    .split(',')
    .map(read);
  return [...new Set(entries.filter((entry) => entry !== null))].slice(0, MAX_ENTRIES);
}
function whole(text: string | null, maximum: number): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= maximum ? number : null;
}
function readId(text: string | null): number | null {
  return whole(text, MAX_ID);
}
function readPrice(text: string | null): Minor | null {
  if (!text || !/^\d{1,10}(\.\d{1,3})?$/.test(text)) return null;
  const minor = toMinor(text);
  return minor > 0 && minor <= MAX_PRICE ? minor : null;
}
function inOrder(min: Minor | null, max: Minor | null): [Minor | null, Minor | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}
function clean(text: string): string {
  const spaced = text.replace(/\p{C}+/gu, ' ').trim();
  // by code points, so that no character is split; cuts within a word only when there is just one
  const head = Array.from(spaced).slice(0, MAX_TEXT).join('');
  const isWithin = head.length < spaced.length && /\S/.test(spaced.charAt(head.length));
  const end = isWithin ? head.lastIndexOf(' ') : -1;
  return (end > 0 ? head.slice(0, end) : head).trim();
}
