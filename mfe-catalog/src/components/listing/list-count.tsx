import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { type ListState, progressOf } from './list-state';
import * as styles from './listing.styles';
import { useListingCount } from './use-listing-count';
import { useWantedFilters } from './use-listing-filters';

/** The number of products; empty while the next list is loading. @param hidden for screen readers only */
export function ListCount({ state, hidden }: { state: ListState; hidden: boolean }) {
  const counted = useListingCount();
  const { found } = progressOf(state, useWantedFilters());
  const { filters } = state;
  return (
    <p css={hidden ? visuallyHidden : styles.count} role="status">
      {found && (filters.from < filters.page ? counted.shown({ list: found, filters }) : counted.results(found))}
    </p>
  );
}
