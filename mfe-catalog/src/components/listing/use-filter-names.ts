import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import type { FilterNames } from './active-filters';
import { type FilterChoices, NO_CHOICES } from './listing-kind';

/** Names of filters: those in the sidebar, and all categories of the shop. An attribute's value is prefixed by its attribute: 'Size: M'. */
export function useFilterNames(choices: FilterChoices = NO_CHOICES): FilterNames {
  const { t } = useTranslation('catalog');
  const { categories } = usePage().site.common;
  return {
    ...choices,
    values: choices.attributes.flatMap(({ title: attribute, values }) =>
      values.map(({ id, title: value }) => ({ id, title: t('listing.value', { attribute, value }) })),
    ),
    categories: [...choices.categories, ...categories],
    subCategories: [...choices.subCategories, ...categories.flatMap((category) => category.public_sub_categories)],
  };
}
