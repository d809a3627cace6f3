import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isNotFound } from 'shared-kernel/api/errors';
import { ProductGridShimmer } from 'shared-kernel/commerce/tile-shimmer';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { clearFilters, type ListingFilters, listingQuery } from 'shared-kernel/rules/listing-query';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { PageCrumbs } from '../page-crumbs';
import { TileGrid } from '../tile-grid';
import { activeFilters } from './active-filters';
import { EmptyListing } from './empty-listing';
import { FilterChips } from './filter-chips';
import { drawerId, FilterSidebar } from './filter-sidebar';
import { ListEnd } from './list-end';
import { ListFailure } from './list-failure';
import * as styles from './listing.styles';
import type { ListingFrame, ListingKind } from './listing-kind';
import { choicesOptions, frameOptions, listingOptions, subjectOf } from './listing-query';
import { SidebarShimmer, TitleShimmer } from './listing-shimmer';
import { ListingToolbar } from './listing-toolbar';
import { Neighbours } from './neighbours';
import { useFilterForm } from './use-filter-form';
import { useFilterNames } from './use-filter-names';
import { useFilterTexts } from './use-filter-texts';
import { useListingCount } from './use-listing-count';
import { useListingFilters } from './use-listing-filters';
import { usePlaceInList } from './use-place-in-list';
import { useShownList } from './use-shown-list';
import { withoutOrphans } from './without-orphans';

interface ListingProps<Extra> {
  kind: ListingKind<Extra>;
  /** renders the part above the list from the frame */
  head(frame: ListingFrame<Extra>): ReactNode;
}

/**
 * The listing machine: one screen for categories, brands, collections, sources, stores, flash sales and search (S085 to
 * S096). The URL alone decides what is shown.
 */
export function Listing<Extra>({ kind, head }: ListingProps<Extra>) {
  const { t } = useTranslation('catalog');
  const { api, site } = usePage();
  const href = useHref();
  const params = useParams();
  const client = useQueryClient();
  const formId = useId();
  const texts = useFilterTexts();
  const counted = useListingCount();
  const { filters, wanted, change, loadMore } = useListingFilters();
  const place = { kind, params, api, site };

  const list = useQuery({
    ...listingOptions(place, filters),
    // the shopper retries a failed call, not the next render
    enabled: ({ state }) => state.status !== 'error',
  });
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
  const names = useFilterNames(choices);

  const ahead = listingQuery(wanted) !== listingQuery(filters);
  const failed = list.isError && !list.isFetching && !ahead;
  const late = shown !== undefined && !failed && listingQuery(shown.filters) !== listingQuery(wanted);
  const further = shown !== undefined && isFurther(wanted, shown.filters);
  const { section, expect } = usePlaceInList(shown);
  const changeTo = (next: ListingFilters) => {
    expect(next, 'beginning');
    change(next);
  };
  const form = useFilterForm((next) => changeTo(withoutOrphans(wanted, next, site.common.categories)));
  const cleared = clearFilters(filters, kind.subject);
  const active = activeFilters(kind, wanted, names, texts);
  const address = frame && href(frame.path);
  const found = shown && !late && !failed ? shown.list : null;
  // nothing to narrow, nothing to order
  const bare = shown?.list.products.length === 0 && active.length === 0;
  const filterable = narrow && !bare;
  return (
    <div css={styles.page}>
      {frame && <PageCrumbs crumbs={frame.crumbs} />}
      {frame ? head(frame) : <TitleShimmer />}
      {frame && <Neighbours links={frame.neighbours} />}
      <div css={filterable && styles.columns}>
        {filterable &&
          (frame && choices ? (
            <FilterSidebar
              kind={kind}
              frame={frame}
              choices={choices}
              formId={formId}
              draft={wanted}
              cleared={cleared}
              found={found && { count: found.total, text: counted.number(found) }}
              {...form}
            />
          ) : (
            <SidebarShimmer />
          ))}
        <section css={styles.main} aria-label={t('listing.products')} ref={section}>
          <p css={bare ? visuallyHidden : styles.count} role="status">
            {found && (filters.from < filters.page ? counted.shown({ list: found, filters }) : counted.results(found))}
          </p>
          {!bare && (
            <ListingToolbar
              sort={kind.sortable ? wanted.sort : null}
              byRelevance={filters.query !== ''}
              active={active.length}
              formId={formId}
              drawer={filterable && frame && choices ? drawerId(formId) : null}
              apply={form.apply}
            />
          )}
          {frame && <FilterChips active={active} path={frame.path} cleared={cleared} change={changeTo} />}
          {failed && !further && <ListFailure onRetry={() => void list.refetch()} />}
          {!shown && <ProductGridShimmer />}
          {shown && (
            <div css={styles.list} aria-busy={late && !further}>
              {shown.list.products.length > 0 && (
                <>
                  <h2 css={visuallyHidden}>{t('listing.products')}</h2>
                  <TileGrid products={shown.list.products} serverTime={shown.list.serverTime} first />
                </>
              )}
              {address && shown.list.products.length === 0 && (
                <EmptyListing
                  active={active}
                  query={filters.query}
                  address={address}
                  clearHref={address + listingQuery(cleared)}
                />
              )}
            </div>
          )}
          {shown && address && shown.list.products.length > 0 && (
            <ListEnd
              shown={shown}
              address={address}
              busy={late && further}
              onMore={(next) => {
                expect(next, 'next tile');
                loadMore(next);
              }}
            >
              {failed && further && <ListFailure onRetry={() => void list.refetch()} />}
            </ListEnd>
          )}
        </section>
      </div>
    </div>
  );
}

/** True when the requested list continues the one on the screen. */
function isFurther(wanted: ListingFilters, shown: ListingFilters): boolean {
  return wanted.page > shown.page && listingQuery({ ...wanted, page: shown.page }) === listingQuery(shown);
}
