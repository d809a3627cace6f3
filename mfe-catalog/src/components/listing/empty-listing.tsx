import { css } from '@emotion/react';
import { link } from 'shared-kernel/platform/links';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { listingQuery } from 'shared-kernel/rules/listing-query';
import { ButtonLink } from 'shared-kernel/ui/button';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { SearchIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import type { ActiveFilter } from './active-filters';

/** Categories offered for an empty result. */
const POPULAR = 8;

const row = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-2')};
  list-style: none;
`;

interface EmptyListingProps {
  active: readonly ActiveFilter[];
  /** address of the listing, with language prefix */
  address: string;
  clearHref: string;
}

/** An empty result with the next step (S096): filters to remove, or categories to browse. */
export function EmptyListing({ active, address, clearHref }: EmptyListingProps) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const { categories } = usePage().site.common;
  if (active.length)
    return (
      <EmptyState icon={<SearchIcon />} title={t('listing.emptyFiltered')} text={t('listing.takeAway')}>
        <ul css={row} aria-label={t('listing.takeAway')}>
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
      <ul css={row} aria-label={t('search.popular')}>
        {categories.slice(0, POPULAR).map(({ id, slug, title }) => (
          <li key={id}>
            <ButtonLink small href={href(link('category', { category: slug }))}>
              {title}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <ButtonLink look="quiet" href={href(link('categories'))}>
        {t('listing.browseCategories')}
      </ButtonLink>
    </EmptyState>
  );
}
