import type { CategoryTree } from 'shared-kernel/contract/listing';
import type { ListingFilters } from 'shared-kernel/rules/listing-query';

/** Filters after a change: removing a category also removes its sub-categories. */
export function withoutOrphans(
  before: ListingFilters,
  next: ListingFilters,
  categories: readonly CategoryTree[],
): ListingFilters {
  const removed = before.categoryIds.filter((id) => !next.categoryIds.includes(id));
  if (!removed.length) return next;
  const orphans = new Set(
    categories
      .filter(({ id }) => removed.includes(id))
      .flatMap((category) => category.public_sub_categories.map(({ id }) => id)),
  );
  return { ...next, subCategoryIds: next.subCategoryIds.filter((id) => !orphans.has(id)) };
}
