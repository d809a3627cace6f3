import { useTranslation } from 'react-i18next';
import { useMoney } from 'shared-kernel/commerce/site';
import type { FilterTexts } from './active-filters';

/** Filters in words and money of the page's language. */
export function useFilterTexts(): FilterTexts {
  const { t } = useTranslation('catalog');
  const money = useMoney();
  return {
    price(min, max) {
      if (min === null) return t('listing.priceUpTo', { max: money(max ?? 0) });
      if (max === null) return t('listing.priceFrom', { min: money(min) });
      return t('listing.priceBetween', { min: money(min), max: money(max) });
    },
    rating: (stars) => t('listing.ratingAtLeast', { count: stars }),
  };
}
