import { css } from '@emotion/react';
import { formatNumber } from '../i18n/format';
import { useTranslation } from '../platform/use-translation';
import { upTo } from './breakpoints';
import { ChevronEndIcon, ChevronStartIcon } from './icons';
import { pageWindow } from './page-window';
import { token } from './tokens';

const list = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space-1')};
  font-variant-numeric: tabular-nums;
`;
const page = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-1')};
  min-inline-size: ${token('touch')};
  min-block-size: ${token('touch')};
  padding-inline: ${token('space-2')};
  border-radius: ${token('radius-medium')};
  @media (hover: hover) {
    &:is(a):hover {
      background: ${token('colour-sunken')};
    }
  }
  &[aria-current] {
    background: ${token('colour-primary-soft')};
    color: ${token('colour-primary-ink')};
    font-weight: ${token('weight-strong')};
  }
`;
const onlyWide = css`
  ${upTo(420)} {
    display: none;
  }
`;

interface PaginationProps {
  current: number;
  /** first page on the screen, when all pages up to the current one are shown */
  first?: number;
  last: number;
  /** final URL of a page, language prefix included: pages are real links (D18) */
  hrefFor: (page: number) => string;
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ current, first = current, last, hrefFor }: PaginationProps) {
  const { t, language } = useTranslation('kernel');
  if (last <= 1) return null;
  const number = (value: number) => formatNumber(language, value);
  return (
    <nav aria-label={t('pagination.label')}>
      <ul css={list}>
        {first > 1 && (
          <li>
            <a href={hrefFor(first - 1)} rel="prev" aria-label={t('pagination.previous')} css={page}>
              <ChevronStartIcon />
            </a>
          </li>
        )}
        {pageWindow(current, last).map((entry, i, all) =>
          entry === 'gap' ? (
            <li key={`gap-${all[i + 1]}`} aria-hidden="true" css={onlyWide}>
              …
            </li>
          ) : (
            <li key={entry} css={Math.abs(entry - current) > 1 && onlyWide}>
              <a
                href={hrefFor(entry)}
                aria-label={t('pagination.page', { page: number(entry) })}
                aria-current={entry === current ? 'page' : undefined}
                css={page}
              >
                {number(entry)}
              </a>
            </li>
          ),
        )}
        {current < last && (
          <li>
            <a href={hrefFor(current + 1)} rel="next" aria-label={t('pagination.next')} css={page}>
              <ChevronEndIcon />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
