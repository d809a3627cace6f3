import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'shared-kernel/remote/page-context';
import { type ListingFilters, listingQuery } from 'shared-kernel/rules/listing-query';
import { token } from 'shared-kernel/ui/tokens';
import type { ActiveFilter } from './active-filters';

const list = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  list-style: none;
`;
const chip = css`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: 34px;
  padding-inline: ${token('space-3')};
  border-radius: ${token('radius-full')};
  background: ${token('colour-primary-soft')};
  color: ${token('colour-primary-ink')};
  font-size: ${token('text-sm')};
  &:hover {
    text-decoration: line-through;
  }
`;
const clear = css`
  font-size: ${token('text-sm')};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

interface FilterChipsProps {
  active: readonly ActiveFilter[];
  /** the listing's path without language prefix */
  path: string;
  cleared: ListingFilters;
}

/** What is filtered by; each chip is a link to the list without it, so back brings it again (S087). */
export function FilterChips({ active, path, cleared }: FilterChipsProps) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  if (!active.length) return null;
  return (
    <ul css={list} aria-label={t('listing.active')}>
      {active.map(({ label, without }) => (
        <li key={listingQuery(without)}>
          <a css={chip} href={href(path) + listingQuery(without)} aria-label={t('listing.remove', { filter: label })}>
            {label}
            <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      <li>
        <a css={clear} href={href(path) + listingQuery(cleared)}>
          {t('listing.clear')}
        </a>
      </li>
    </ul>
  );
}
