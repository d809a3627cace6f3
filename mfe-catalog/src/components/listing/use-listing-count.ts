import { formatNumber } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import type { ListingPage } from './listing-kind';
import type { ShownList } from './use-shown-list';

/** Formats a list's numbers; where counting stopped early, the total has a plus. */
export function useListingCount() {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  const number = ({ total, more }: ListingPage) => formatNumber(language, total) + (more ? '+' : '');
  return {
    /** @example '10,000+' */
    number,
    /** @example '68 products' */
    results: (list: ListingPage) => t('listing.results', { count: list.total, number: number(list) }),
    /** @example '60 of 68 products shown', or '31–60 of 68 products shown' on the second page */
    shown({ list, filters }: ShownList): string {
      const before = (filters.from - 1) * list.perPage;
      const last = formatNumber(language, before + list.products.length);
      const shown = before > 0 ? `${formatNumber(language, before + 1)}–${last}` : last;
      return t('listing.shown', { count: list.total, shown, total: number(list) });
    },
  };
}
