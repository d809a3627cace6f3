import { css } from '@emotion/react';
import type { Sort } from 'shared-kernel/contract/filters';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { from } from 'shared-kernel/ui/breakpoints';
import { Button } from 'shared-kernel/ui/button';
import { SlidersIcon } from 'shared-kernel/ui/icons';
import { token } from 'shared-kernel/ui/tokens';
import { BELOW_HEADER } from '../layout';
import { SortSelect } from './sort-select';

/** Beside the number of results; on small screens a bar that sticks below the shop's header. */
const bar = css`
  position: sticky;
  z-index: 2;
  ${BELOW_HEADER};
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  margin-inline: calc(-1 * ${token('page-gutter')});
  padding: ${token('space-2')} ${token('page-gutter')};
  border-block-end: 1px solid ${token('colour-line')};
  background: ${token('colour-surface')};
  *:where(&) > * {
    flex: 1;
    min-inline-size: 0;
  }
  ${from(992)} {
    position: static;
    grid-column: 2;
    grid-row: 1;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;
const onlySmall = css`
  display: grid;
  /* its label stays on one line; the sort control shrinks instead */
  && {
    min-inline-size: max-content;
  }
  button {
    padding-inline: ${token('space-2')};
  }
  ${from(992)} {
    display: none;
  }
`;

interface ListingToolbarProps {
  /** the chosen and the default order; null where the list has one order only */
  sort: { chosen: Sort | null; first: Sort | null } | null;
  /** number of active filters */
  active: number;
  formId: string;
  /** id of the filter drawer, null without filters */
  drawer: string | null;
  apply(form: HTMLFormElement | null): void;
}

/** The buttons for filters and sort order. */
export function ListingToolbar({ sort, active, formId, drawer, apply }: ListingToolbarProps) {
  const { t } = useTranslation('catalog');
  return (
    <div css={bar}>
      {drawer && (
        <span css={onlySmall}>
          <Button popoverTarget={drawer}>
            <SlidersIcon />
            {active > 0 ? t('listing.filtersActive', { number: active }) : t('listing.filters')}
          </Button>
        </span>
      )}
      {sort && <SortSelect formId={formId} {...sort} apply={apply} />}
    </div>
  );
}
