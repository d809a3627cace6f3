import { usePage } from 'shared-kernel/platform/page-context';
import type { FilterNames } from './active-filters';
import { type FilterChoices, NO_CHOICES } from './listing-kind';

/** Names of filters: those that the sidebar offers, and of categories all that the shop has. */
export function useFilterNames(choices: FilterChoices = NO_CHOICES): FilterNames {
  const { categories } = usePage().site.common;
  return {
    ...choices,
    categories: [...choices.categories, ...categories],
    subCategories: [...choices.subCategories, ...categories.flatMap((category) => category.public_sub_categories)],
  };
}
