import { useMoney } from 'shared-kernel/commerce/site';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import type { FilterTexts } from './active-filters';

/** Formats filters in the page's language and currency. */
export function useFilterTexts(): FilterTexts {
  const { t } = useTranslation('catalog');
  const money = useMoney();
  return {
    price(min, max) {
      if (min === null) return t('listing.priceUpTo', { max: money(max ?? 0) });
      if (max === null) return t('listing.priceFrom', { min: money(min) });
      return t('listing.priceBetween', { min: money(min), max: money(max) });
    },
    inStock: t('listing.inStock'),
    onOffer: t('listing.onOffer'),
    rating: (stars) => t('listing.ratingAtLeast', { count: stars }),
  };
}
