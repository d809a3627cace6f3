import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Sort } from 'shared-kernel/contract/filters';
import { formatNumber } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/remote/page-context';
import { from } from 'shared-kernel/ui/breakpoints';
import { Button } from 'shared-kernel/ui/button';
import { SlidersIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { SortSelect } from './sort-select';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-4')};
  min-block-size: 40px;
`;
const count = css`
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-sm')};
`;
const tools = css`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
`;
const onlySmall = css`
  display: contents;
  ${from(992)} {
    display: none;
  }
`;

interface ListingToolbarProps {
  /** unknown while loading */
  total: number | undefined;
  /** null where the list has one order only */
  sort: Sort | null;
  byRelevance: boolean;
  formId: string;
  /** id of the filter drawer, null without filters */
  drawer: string | null;
  apply(form: HTMLFormElement | null): void;
}

/** Number of results, and the way to filters and order. */
export function ListingToolbar({ total, sort, byRelevance, formId, drawer, apply }: ListingToolbarProps) {
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  return (
    <div css={bar}>
      <p css={count} role="status">
        {total !== undefined && t('listing.results', { count: total, number: formatNumber(language, total) })}
      </p>
      <div css={tools}>
        {drawer && (
          <span css={onlySmall}>
            <Button small popoverTarget={drawer}>
              <SlidersIcon />
              {t('listing.showFilters')}
            </Button>
          </span>
        )}
        {sort && <SortSelect formId={formId} chosen={sort} byRelevance={byRelevance} apply={apply} />}
      </div>
    </div>
  );
}
