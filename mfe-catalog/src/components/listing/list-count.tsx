import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { type ListState, progressOf } from './list-state';
import * as styles from './listing.styles';
import { useListingCount } from './use-listing-count';
import { useRequestedFilters } from './use-listing-filters';

/** The number of products; empty while the next list is loading. @param hidden for screen readers only */
export function ListCount({ state, hidden }: { state: ListState; hidden: boolean }) {
  const counted = useListingCount();
  const { list } = progressOf(state, useRequestedFilters());
  const { filters } = state;
  return (
    <p css={hidden ? visuallyHidden : styles.count} role="status">
      {list && (filters.from < filters.page ? counted.shown({ list, filters }) : counted.results(list))}
    </p>
  );
}
