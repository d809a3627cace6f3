import { useMoney } from 'shared-kernel/commerce/site';
import { isolate } from 'shared-kernel/i18n/isolate';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import type { Minor } from 'shared-kernel/rules/money';
import type { FilterTexts } from './active-filters';

/** Formats filters in the page's language and currency. */
export function useFilterTexts(): FilterTexts {
  const { t } = useTranslation('catalog');
  const money = useMoney();
  const amount = (minor: Minor) => isolate(money(minor));
  return {
    price(min, max) {
      if (min === null) return t('listing.priceUpTo', { max: amount(max ?? 0) });
      if (max === null) return t('listing.priceFrom', { min: amount(min) });
      return t('listing.priceBetween', { min: amount(min), max: amount(max) });
    },
    inStock: t('listing.inStock'),
    onOffer: t('listing.onOffer'),
    rating: (stars) => t('listing.ratingAtLeast', { count: stars }),
  };
}
