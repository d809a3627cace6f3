import type { Page } from 'shared-kernel/contract/envelope';
import type { Sort } from 'shared-kernel/contract/filters';
import type { AttributeChoices, FilterChoice, NamedTag, SideLists } from 'shared-kernel/contract/listing';
import type { ProductTile } from 'shared-kernel/contract/product';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import type { Site } from 'shared-kernel/remote/definition';
import type { ListingFilters } from 'shared-kernel/rules/listing-query';
import { type Minor, toMinor } from 'shared-kernel/rules/money';

export type PathParams = Readonly<Record<string, string | undefined>>;

/** Groups of the filter sidebar, in display order (S086). */
export const FILTER_GROUPS = [
  'categories',
  'subCategories',
  'states',
  'price',
  'attributes',
  'rating',
  'brands',
  'stores',
  'collections',
  'shipping',
] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** Filters that are lists of ids. */
export type IdFilter =
  | 'categoryIds'
  | 'subCategoryIds'
  | 'brand'
  | 'brandIds'
  | 'collection'
  | 'shipping'
  | 'store'
  | 'values';

/** One breadcrumb of a page, for readers and for crawlers. */
export interface Crumb {
  title: string;
  /** without language prefix */
  path: string;
}

/**
 * The choices that the sidebar offers under the current filters: they change with the filters, but neither with the page nor with the
 * sort order. An empty list shows no group.
 */
export interface FilterChoices {
  categories: readonly FilterChoice[];
  subCategories: readonly FilterChoice[];
  brands: readonly FilterChoice[];
  collections: readonly FilterChoice[];
  shipping: readonly FilterChoice[];
  stores: readonly FilterChoice[];
  /** attributes in which variants differ */
  attributes: readonly AttributeChoices[];
  /** numbers of products in stock and on offer; null when unknown */
  states: { inStock: number; onOffer: number } | null;
  /** products with at least so many stars; empty when unknown */
  ratings: readonly { rating: number; count: number }[];
  /** lowest and highest price, ignoring the price filter itself; null when unknown */
  prices: { min: Minor; max: Minor } | null;
  /** tags that the list is filtered by, those that the shop knows */
  tags: readonly NamedTag[];
}

/** A link to another listing, e.g. to the sub-categories of a category. */
export interface Neighbour extends Crumb {
  current: boolean;
}

/** The part of a listing that filtering does not change: fetched once, cached apart from the pages of products. */
export interface ListingFrame<Extra = unknown> {
  /** empty for listings that the screen names itself (all products, search) */
  title: string;
  /** the listing's canonical pathname; a request under another one is redirected there (D21, D15) */
  path: string;
  crumbs: readonly Crumb[];
  neighbours: readonly Neighbour[];
  extra: Extra;
}

/** The products on the screen: one page, or several pages appended to each other. */
export interface ListingPage {
  products: readonly ProductTile[];
  /** number of the last loaded page */
  page: number;
  lastPage: number;
  /** products of a full page */
  perPage: number;
  total: number;
  /** there are more than `total`: the server stopped counting there */
  more: boolean;
  /** price bounds that no product meets: the products are the nearest to them; absent when the products match */
  nearest?: { min: Minor | null; max: Minor | null };
  /** the server time of the response, ISO 8601 (D20) */
  serverTime: string;
}

export interface ListingRequest {
  api: ApiClient;
  site: Site;
  params: PathParams;
  filters: ListingFilters;
  /** also fetch the sidebar's choices */
  sidebar: boolean;
  signal: AbortSignal;
}
export interface ListingAnswer<Extra = unknown> {
  frame: ListingFrame<Extra>;
  page: ListingPage;
  /** null unless requested */
  choices: FilterChoices | null;
}

/**
 * How one listing differs from another, as data only. The listing code in this folder does the rest (S085 to S096).
 */
export interface ListingKind<Extra = unknown> {
  id: string;
  /** filters that define the page: not offered, not cleared, part of its URL */
  subject: readonly (keyof ListingFilters)[];
  groups: readonly FilterGroup[];
  sortable: boolean;
  /** key of the text that names a listing without a title of its own, in its breadcrumbs */
  nameKey?: string;
  /** noindex: the listed products have a better canonical page elsewhere */
  noindex?: boolean;
  /** requested pathname, in the form of `ListingFrame.path` */
  path(params: PathParams): string;
  /** @throws NotFound for a listing that does not exist */
  read(request: ListingRequest): Promise<ListingAnswer<Extra>>;
}

/** The default sort order: featured products first, for a search the best match (D18), which is null. */
export const firstSort = ({ query }: Pick<ListingFilters, 'query'>): Sort | null => (query ? null : 'featured');

/** Maps the API's page to the screen's. */
export function toListingPage(result: Page<ProductTile>, serverTime: string): ListingPage {
  return {
    products: result.data,
    page: result.current_page,
    lastPage: Math.max(1, result.last_page),
    perPage: result.per_page,
    total: result.total,
    more: result.more ?? false,
    serverTime,
  };
}

/** Side lists of a response; null when they were not requested. */
export function toChoices(lists: Partial<SideLists>): FilterChoices | null {
  if (!lists.brands) return null;
  const { price_range: range, state_counts: states } = lists;
  return {
    categories: lists.categories ?? [],
    subCategories: lists.sub_categories ?? [],
    brands: lists.brands,
    collections: lists.collections ?? [],
    shipping: lists.shipping ?? [],
    stores: lists.stores ?? [],
    tags: lists.tags ?? [],
    attributes: lists.attributes ?? [],
    states: states ? { inStock: states.in_stock, onOffer: states.on_offer } : null,
    ratings: lists.ratings ?? [],
    prices: range ? { min: toMinor(range.min), max: toMinor(range.max) } : null,
  };
}

export const NO_CHOICES: FilterChoices = {
  categories: [],
  subCategories: [],
  brands: [],
  collections: [],
  shipping: [],
  stores: [],
  tags: [],
  attributes: [],
  states: null,
  ratings: [],
  prices: null,
};
