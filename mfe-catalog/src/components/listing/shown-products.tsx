import { memo, type ReactNode } from 'react';
import { clockOf } from 'shared-kernel/commerce/use-server-now';
import { KeptMarkup } from 'shared-kernel/platform/kept-markup';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { clearFilters, type ListingFilters, listingQuery } from 'shared-kernel/rules/listing-query';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { TileGrid } from '../tile-grid';
import { activeFilters } from './active-filters';
import { EmptyListing } from './empty-listing';
import { ListEnd } from './list-end';
import { ListFailure } from './list-failure';
import { type ListState, progressOf } from './list-state';
import * as styles from './listing.styles';
import type { FilterChoices, ListingFrame, ListingKind, ListingPage } from './listing-kind';
import { useFilterNames } from './use-filter-names';
import { useFilterTexts } from './use-filter-texts';
import { useRequestedFilters } from './use-listing-filters';
import type { ShownList } from './use-shown-list';

const End = memo(ListEnd);

/** The error in place of a list that failed to load; the error of a next page is shown at the list's end. */
export function FailedList({ state }: { state: ListState }) {
  const { failed, further } = progressOf(state, useRequestedFilters());
  return failed && !further && <ListFailure onRetry={state.retry} />;
}

interface ShownProductsProps {
  kind: ListingKind;
  frame: ListingFrame | undefined;
  choices: FilterChoices | undefined;
  state: ListState;
  shown: ShownList;
  /** appends the next page */
  more(next: ListingFilters): void;
  /** renders the empty state of a list without filters */
  nothing: ((query: string) => ReactNode) | undefined;
  /** renders a note above the products */
  note: ((list: ListingPage) => ReactNode) | undefined;
}

/** The products on the screen and the end of the list, or why there are none. */
export function ShownProducts({ kind, frame, choices, state, shown, more, nothing, note }: ShownProductsProps) {
  const href = useHref();
  const { failed, late, further } = progressOf(state, useRequestedFilters());
  const address = frame && href(frame.path);
  const { products, serverTime } = shown.list;
  // under the new filter's name the old products would be wrong (issue 13); a list that is refetched stays
  if (failed && !further && listingQuery(shown.filters) !== listingQuery(state.filters)) return null;
  return (
    <>
      {note?.(shown.list)}
      <div css={styles.list} aria-busy={late && !further}>
        {products.length > 0 && <Tiles products={products} serverTime={serverTime} />}
        {frame && products.length === 0 && (
          <NoProducts kind={kind} frame={frame} choices={choices} filters={state.filters} nothing={nothing} />
        )}
      </div>
      {address && products.length > 0 && (
        <End shown={shown} address={address} busy={late && further} onMore={more}>
          {failed && further && <ListFailure onRetry={state.retry} />}
        </End>
      )}
    </>
  );
}

const Tiles = memo(function Tiles({ products, serverTime }: Pick<ShownList['list'], 'products' | 'serverTime'>) {
  const { t } = useTranslation('catalog');
  return (
    <>
      <h2 css={visuallyHidden}>{t('listing.products')}</h2>
      <KeptMarkup by={() => ['list', ...products, clockOf(products, serverTime)]}>
        <TileGrid products={products} serverTime={serverTime} first />
      </KeptMarkup>
    </>
  );
});

interface NoProductsProps extends Pick<ShownProductsProps, 'kind' | 'choices' | 'nothing'> {
  frame: ListingFrame;
  filters: ListingFilters;
}

function NoProducts({ kind, frame, choices, filters, nothing }: NoProductsProps) {
  const href = useHref();
  const active = activeFilters(kind, filters, useFilterNames(choices), useFilterTexts());
  const address = href(frame.path);
  if (active.length === 0 && nothing) return nothing(filters.query);
  return (
    <EmptyListing
      active={active}
      address={address}
      clearHref={address + listingQuery(clearFilters(filters, kind.subject))}
    />
  );
}
