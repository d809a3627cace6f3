import { useTranslation } from 'shared-kernel/platform/use-translation';
import { listingQuery } from 'shared-kernel/rules/listing-query';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { SearchIcon } from 'shared-kernel/ui/icons';
import { linkRow, PopularCategories } from '../popular-categories';
import type { ActiveFilter } from './active-filters';

interface EmptyListingProps {
  active: readonly ActiveFilter[];
  /** address of the listing, with language prefix */
  address: string;
  clearHref: string;
}

/** An empty result with the next step (S096): filters to remove, or categories to browse. */
export function EmptyListing({ active, address, clearHref }: EmptyListingProps) {
  const { t } = useTranslation('catalog');
  if (active.length)
    return (
      <EmptyState icon={<SearchIcon />} title={t('listing.emptyFiltered')} text={t('listing.takeAway')}>
        <ul css={linkRow} aria-label={t('listing.takeAway')}>
          {active.map(({ label, without }) => (
            <li key={label}>
              <ButtonLink small href={address + listingQuery(without)}>
                {t('listing.without', { filter: label })}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <ButtonLink look="primary" href={clearHref}>
          {t('listing.clear')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState icon={<SearchIcon />} title={t('listing.empty')} text={t('listing.emptyHint')}>
      <PopularCategories />
    </EmptyState>
  );
}
