import { css } from '@emotion/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isNotFound } from 'shared-kernel/api/errors';
import { ProductGridShimmer } from 'shared-kernel/commerce/tile-shimmer';
import { useHref, usePage } from 'shared-kernel/remote/page-context';
import { clearFilters, listingQuery } from 'shared-kernel/rules/listing-query';
import { from } from 'shared-kernel/ui/breakpoints';
import { Pagination } from 'shared-kernel/ui/pagination';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { pageWidth } from '../layout';
import { PageCrumbs } from '../page-crumbs';
import { TileGrid } from '../tile-grid';
import { unlessShown } from '../unless-shown';
import { activeFilters } from './active-filters';
import { EmptyListing } from './empty-listing';
import { FilterChips } from './filter-chips';
import { drawerId, FilterSidebar } from './filter-sidebar';
import type { ListingFrame, ListingKind } from './listing-kind';
import { frameOptions, listingOptions } from './listing-query';
import { ListingToolbar } from './listing-toolbar';
import { useFilterForm } from './use-filter-form';
import { useFilterTexts } from './use-filter-texts';
import { useListingFilters } from './use-listing-filters';

const page = css`
  ${pageWidth};
  display: grid;
  gap: ${token('space-4')};
  padding-block: ${token('space-4')} ${token('space-12')};
`;
const columns = css`
  ${from(992)} {
    display: grid;
    grid-template-columns: 248px minmax(0, 1fr);
    gap: ${token('space-8')};
  }
`;
const main = css`
  display: grid;
  gap: ${token('space-4')};
  align-content: start;
  min-inline-size: 0;
`;

interface ListingProps<Extra> {
  kind: ListingKind<Extra>;
  /** what stands above the list; gets the frame once it is known */
  head(frame: ListingFrame<Extra>): ReactNode;
}

/**
 * The listing machine: one screen for categories, brands, collections, sources, stores, flash sales and search (S085 to
 * S096). The address says what is shown; this shows it.
 */
export function Listing<Extra>({ kind, head }: ListingProps<Extra>) {
  const { t } = useTranslation('catalog');
  const { api, site } = usePage();
  const href = useHref();
  const params = useParams();
  const client = useQueryClient();
  const formId = useId();
  const texts = useFilterTexts();
  const { filters, wanted, change } = useListingFilters();
  const form = useFilterForm(change);
  const place = { kind, params, api, site };
  const list = useQuery({ ...listingOptions(place, filters), throwOnError: unlessShown });
  // the list's answer brings the frame along, so this asks by itself only when the frame was forgotten
  const known = client.getQueryData(frameOptions(place, filters).queryKey);
  const { data: frame = known } = useQuery({
    ...frameOptions(place, filters),
    enabled: list.isSuccess,
    throwOnError: isNotFound,
  });
  const cleared = clearFilters(filters, kind.subject);
  const active = frame ? activeFilters(kind, filters, frame.choices, texts) : [];
  const narrow = kind.groups.length > 0;
  const sidebar = narrow && frame && (
    <FilterSidebar kind={kind} frame={frame} formId={formId} draft={wanted} cleared={cleared} {...form} />
  );
  return (
    <div css={page}>
      {frame && <PageCrumbs crumbs={frame.crumbs} />}
      {frame && head(frame)}
      <div css={narrow && columns}>
        {sidebar}
        <section css={main} aria-label={t('listing.products')} aria-busy={list.isPending}>
          <ListingToolbar
            total={list.data?.total}
            sort={kind.sortable ? wanted.sort : null}
            byRelevance={kind.subject.includes('query')}
            formId={formId}
            drawer={narrow ? drawerId(formId) : null}
            apply={form.apply}
          />
          {frame && <FilterChips active={active} path={frame.path} cleared={cleared} />}
          {list.isPending && <ProductGridShimmer />}
          {list.data && list.data.products.length > 0 && (
            <>
              <h2 css={visuallyHidden}>{t('listing.products')}</h2>
              <TileGrid products={list.data.products} serverTime={list.data.serverTime} first />
            </>
          )}
          {list.data && frame && list.data.products.length === 0 && (
            <EmptyListing
              filtered={active.length > 0}
              query={filters.query}
              clearHref={href(frame.path) + listingQuery(cleared)}
            />
          )}
          {list.data && frame && (
            <Pagination
              current={list.data.page}
              last={list.data.lastPage}
              hrefFor={(number) => href(frame.path) + listingQuery({ ...filters, page: number })}
            />
          )}
        </section>
      </div>
    </div>
  );
}
