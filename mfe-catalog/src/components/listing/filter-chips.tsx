import { css } from '@emotion/react';
import { type MouseEvent, useRef } from 'react';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { type ListingFilters, listingQuery } from 'shared-kernel/rules/listing-query';
import { token } from 'shared-kernel/ui/tokens';
import type { ActiveFilter } from './active-filters';
import { isPlainClick } from './plain-click';

const list = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  list-style: none;
  > li {
    max-inline-size: 100%;
  }
`;
const chip = css`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  max-inline-size: 100%;
  min-block-size: 36px;
  padding-inline: ${token('space-3')};
  border-radius: ${token('radius-full')};
  background: ${token('colour-primary-soft')};
  color: ${token('colour-primary-ink')};
  font-size: ${token('text-sm')};
  @media (hover: hover) {
    &:hover {
      text-decoration: line-through;
    }
  }
  @media (pointer: coarse) {
    min-block-size: ${token('touch')};
  }
  > span:first-of-type {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const clear = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 36px;
  @media (pointer: coarse) {
    min-block-size: ${token('touch')};
  }
  padding-inline: ${token('space-2')};
  font-size: ${token('text-sm')};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

interface FilterChipsProps {
  active: readonly ActiveFilter[];
  /** the listing's path without language prefix */
  path: string;
  cleared: ListingFilters;
  change(next: ListingFilters): void;
}

/**
 * The active filters; each chip links to the list without it, so back restores it (S087). Removing a chip keeps the focus in the
 * chip list.
 */
export function FilterChips({ active, path, cleared, change }: FilterChipsProps) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const chips = useRef<HTMLUListElement>(null);
  const follow = (event: MouseEvent, filters: ListingFilters) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    chips.current?.focus({ preventScroll: true });
    change(filters);
  };
  return (
    <ul css={list} aria-label={t('listing.active')} ref={chips} tabIndex={-1} hidden={active.length === 0}>
      {active.map(({ label, without }) => (
        <li key={listingQuery(without)}>
          <a
            css={chip}
            href={href(path) + listingQuery(without)}
            onClick={(event) => follow(event, without)}
            aria-label={t('listing.remove', { filter: label })}
          >
            <span>{label}</span>
            <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      {active.length > 0 && (
        <li>
          <a css={clear} href={href(path) + listingQuery(cleared)} onClick={(event) => follow(event, cleared)}>
            {t('listing.clear')}
          </a>
        </li>
      )}
    </ul>
  );
}
