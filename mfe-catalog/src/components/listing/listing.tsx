import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { memo, type ReactNode, useCallback, useId, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from 'shared-kernel/api/errors';
import { ProductGridShimmer } from 'shared-kernel/commerce/tile-shimmer';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { clearFilters, type ListingFilters } from 'shared-kernel/rules/listing-query';
import { PageCrumbs } from '../page-crumbs';
import { isFiltered } from './active-filters';
import { FilterSidebar } from './filter-sidebar';
import { ListCount } from './list-count';
import { isFurther, type ListState } from './list-state';
import * as styles from './listing.styles';
import { ListingControls } from './listing-controls';
import { firstSort, type ListingFrame, type ListingKind, type ListingPage } from './listing-kind';
import { choicesOptions, frameOptions, listingOptions, subjectOf } from './listing-query';
import { SidebarShimmer, TitleShimmer } from './listing-shimmer';
import { Neighbours } from './neighbours';
import { FailedList, ShownProducts } from './shown-products';
import { useFilterForm } from './use-filter-form';
import { filtersOfAddress, useFilterSteps, useListingFilters } from './use-listing-filters';
import { usePlaceInList } from './use-place-in-list';
import { useShownAgain } from './use-shown-again';
import { useShownList } from './use-shown-list';
import { withoutOrphans } from './without-orphans';

const Crumbs = memo(PageCrumbs);
const NeighbourLinks = memo(Neighbours);

interface ListingProps<Extra> {
  kind: ListingKind<Extra>;
  /** renders the part above the list from the frame and the search text; a module-level function, so that it renders once */
  head(frame: ListingFrame<Extra>, query: string): ReactNode;
  /** renders the empty state of a list without filters; by default categories to browse */
  nothing?(query: string): ReactNode;
  /** renders a note above the products */
  note?(list: ListingPage): ReactNode;
}

/**
 * The screen of all listings: categories, brands, collections, sources, stores, flash sales and search (S085 to S096). The URL alone
 * decides what is shown. It rerenders for a new list; the parts that a tick changes use `useRequestedFilters` (decision 44).
 */
export function Listing<Extra>({ kind, head, nothing, note }: ListingProps<Extra>) {
  const { t } = useTranslation('catalog');
  const { api, site } = usePage();
  const { categories } = site.common;
  const params = useParams();
  const client = useQueryClient();
  const formId = useId();
  const filters = useListingFilters();
  const { change, loadMore } = useFilterSteps();
  const place = { kind, params, api, site };

  const isBack = useShownAgain(() => void refetch({ cancelRefetch: false }));
  const list = useQuery({
    ...listingOptions(place, filters),
    refetchOnMount: () => !isBack(),
    // a failed call is retried by the shopper, not by the next render
    enabled: ({ state }) => state.status !== 'error',
  });
  const { refetch } = list;
  const shown = useShownList(list.data, filters, subjectOf(place, filters));
  if (list.error && !shown) throw list.error;
  // the list's response brings both, so these fetch only when their cache entry is gone
  const known = client.getQueryData(frameOptions(place, filters).queryKey);
  const { data: frame = known } = useQuery({
    ...frameOptions(place, filters),
    enabled: list.isSuccess,
    throwOnError: isNotFound,
  });
  const narrow = kind.groups.length > 0;
  const { data: choices } = useQuery({
    ...choicesOptions(place, filters),
    enabled: list.isSuccess && narrow,
    placeholderData: keepPreviousData,
  });

  const failed = list.isError && !list.isFetching;
  const state = useMemo(
    (): ListState => ({ shown, filters, failed, retry: () => void refetch() }),
    [shown, filters, failed, refetch],
  );
  const { section, expect } = usePlaceInList(shown);
  const changeTo = useCallback(
    (next: ListingFilters) => {
      expect(next, 'beginning');
      change(next);
    },
    [expect, change],
  );
  const more = useCallback(
    (next: ListingFilters) => {
      // the list on the screen is about to be replaced: appending a page to it would undo the shopper's newest choice
      if (!isFurther(next, filtersOfAddress())) return;
      expect(next, 'next tile');
      loadMore(next);
    },
    [expect, loadMore],
  );
  const form = useFilterForm(
    useCallback(
      (next) => {
        // the default order is left out, so that each list has one URL
        const sort = next.sort === firstSort(next) ? null : next.sort;
        changeTo(withoutOrphans(filtersOfAddress(), { ...next, sort }, categories));
      },
      [changeTo, categories],
    ),
  );
  const { query } = filters;
  const crumbs = useMemo(() => {
    if (!frame || frame.crumbs.length > 0 || !kind.nameKey) return frame?.crumbs;
    return [{ title: t(kind.nameKey), path: frame.path }];
  }, [frame, kind, t]);
  const above = useMemo(() => frame && head(frame, query), [head, frame, query]);
  const cleared = useMemo(() => clearFilters(filters, kind.subject), [filters, kind]);
  // nothing to filter or sort
  const bare = shown?.list.products.length === 0 && !isFiltered(kind, filters);
  const filterable = narrow && !bare;
  return (
    <div css={styles.page}>
      {crumbs && <Crumbs crumbs={crumbs} />}
      {above ?? <TitleShimmer />}
      {frame && <NeighbourLinks links={frame.neighbours} />}
      <div css={filterable && styles.columns}>
        {filterable &&
          (frame && choices ? (
            <FilterSidebar
              kind={kind}
              frame={frame}
              choices={choices}
              formId={formId}
              state={state}
              cleared={cleared}
              {...form}
            />
          ) : (
            <SidebarShimmer />
          ))}
        <section css={styles.main} aria-label={t('listing.products')} ref={section}>
          <ListCount state={state} hidden={bare} />
          <ListingControls
            kind={kind}
            frame={frame}
            choices={choices}
            formId={formId}
            bare={bare}
            cleared={cleared}
            change={changeTo}
            apply={form.apply}
          />
          <FailedList state={state} />
          {!shown && <ProductGridShimmer />}
          {shown && (
            <ShownProducts
              kind={kind}
              frame={frame}
              choices={choices}
              state={state}
              shown={shown}
              more={more}
              nothing={nothing}
              note={note}
            />
          )}
        </section>
      </div>
    </div>
  );
}
