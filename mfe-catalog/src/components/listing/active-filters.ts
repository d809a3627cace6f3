import type { NamedTag } from 'shared-kernel/contract/listing';
import {
  changeFilters,
  clearFilters,
  type ListingFilters,
  listingQuery,
  NO_FILTERS,
} from 'shared-kernel/rules/listing-query';
import type { IdFilter, ListingKind } from './listing-kind';

/** An active filter's label, and the filters without it. */
export interface ActiveFilter {
  label: string;
  without: ListingFilters;
}

/** Formats filters for people; the screen passes translated texts. */
export interface FilterTexts {
  price(min: number | null, max: number | null): string;
  rating(stars: number): string;
  inStock: string;
  onOffer: string;
}

/** Names of the filters' values, where the page knows them. */
export type FilterNames = Record<
  'categories' | 'subCategories' | 'brands' | 'collections' | 'shipping' | 'stores' | 'values',
  readonly { id: number; title: string }[]
> & { tags: readonly Pick<NamedTag, 'id' | 'title'>[] };

/** The filters that the shopper set beyond the page's subject (chips of S087), in the order of the sidebar. */
export function activeFilters(
  kind: Pick<ListingKind, 'subject'>,
  filters: ListingFilters,
  names: FilterNames,
  texts: FilterTexts,
): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const add = (label: string, change: Partial<ListingFilters>) =>
    active.push({ label, without: changeFilters(filters, change) });
  const named = (name: IdFilter | 'tags', offered: readonly { id: number | string; title: string }[]) => {
    if (kind.subject.includes(name)) return;
    for (const id of filters[name])
      add(offered.find((choice) => choice.id === id)?.title ?? `#${id}`, {
        [name]: filters[name].filter((x) => x !== id),
      });
  };
  named('categoryIds', names.categories);
  named('subCategoryIds', names.subCategories);
  if (filters.inStock) add(texts.inStock, { inStock: false });
  if (filters.onOffer) add(texts.onOffer, { onOffer: false });
  if (filters.min !== null || filters.max !== null)
    add(texts.price(filters.min, filters.max), { min: null, max: null });
  named('values', names.values);
  if (filters.rating !== null) add(texts.rating(filters.rating), { rating: null });
  named('brand', names.brands);
  named('brandIds', names.brands);
  named('store', names.stores);
  named('collection', names.collections);
  named('shipping', names.shipping);
  named('tags', names.tags);
  return active;
}

/** True when the shopper narrowed the list, so that it has chips. */
export function isFiltered(kind: Pick<ListingKind, 'subject'>, filters: ListingFilters): boolean {
  return isNarrowed(kind, { ...filters, sort: NO_FILTERS.sort });
}

/** True when the shopper narrowed or sorted the list: such a page is noindex (D17). */
export function isNarrowed(kind: Pick<ListingKind, 'subject'>, filters: ListingFilters): boolean {
  return listingQuery(changeFilters(filters, {})) !== listingQuery(clearFilters(filters, kind.subject));
}
