import { changeFilters, clearFilters, type ListingFilters, listingQuery } from 'shared-kernel/rules/listing-query';
import type { FilterChoices, ListingKind } from './listing-kind';

/** A filter that the shopper set, and the filters without it. */
export interface ActiveFilter {
  label: string;
  without: ListingFilters;
}

/** How filters are written for people; the screen brings translated texts. */
export interface FilterTexts {
  price(min: number | null, max: number | null): string;
  rating(stars: number): string;
}

/** What the shopper chose beyond what the page is about (chips of S087), in the order of the sidebar. */
export function activeFilters(
  kind: Pick<ListingKind, 'subject'>,
  filters: ListingFilters,
  choices: FilterChoices,
  texts: FilterTexts,
): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const add = (label: string, change: Partial<ListingFilters>) =>
    active.push({ label, without: changeFilters(filters, change) });
  const named = (
    name: 'categoryIds' | 'subCategoryIds' | 'brand' | 'collection' | 'shipping',
    offered: readonly { id: number; title: string }[],
  ) => {
    if (kind.subject.includes(name)) return;
    for (const id of filters[name])
      add(offered.find((choice) => choice.id === id)?.title ?? `#${id}`, {
        [name]: filters[name].filter((x) => x !== id),
      });
  };
  named('categoryIds', choices.categories);
  named(
    'subCategoryIds',
    choices.categories.flatMap((category) => category.public_sub_categories),
  );
  if (filters.min !== null || filters.max !== null)
    add(texts.price(filters.min, filters.max), { min: null, max: null });
  if (filters.rating !== null) add(texts.rating(filters.rating), { rating: null });
  named('brand', choices.brands);
  named('collection', choices.collections);
  named('shipping', choices.shipping);
  for (const tag of filters.tags) add(tag, { tags: filters.tags.filter((other) => other !== tag) });
  return active;
}

/** True when the shopper narrowed or sorted the list: such a page is left out of search engines (D17). */
export function isNarrowed(kind: Pick<ListingKind, 'subject'>, filters: ListingFilters): boolean {
  const plain = clearFilters(filters, kind.subject);
  return listingQuery({ ...filters, page: 1 }) !== listingQuery(plain);
}
