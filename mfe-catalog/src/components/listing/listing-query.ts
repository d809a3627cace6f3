import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isFormRejected, NotFound } from 'shared-kernel/api/errors';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import type { Site } from 'shared-kernel/remote/definition';
import { changeFilters, clearFilters, type ListingFilters, listingQuery } from 'shared-kernel/rules/listing-query';
import {
  type FilterChoices,
  firstSort,
  type ListingAnswer,
  type ListingFrame,
  type ListingKind,
  type ListingPage,
  NO_CHOICES,
  type PathParams,
} from './listing-kind';
import { mergePages } from './merge-pages';

/** ms for which a list stays cached while its shopper reads a product, so that going back shows the same tiles */
const KEPT = 30 * 60_000;
/** ms during which counts beside filters are not refetched */
const FRESH = 60_000;

/** What a listing needs besides its filters; the same on the server and in the browser. */
export interface ListingPlace<Extra> {
  kind: ListingKind<Extra>;
  params: PathParams;
  api: ApiClient;
  site: Site;
}

/** A listing's identity, whatever the shopper filters: part of every key, so that one listing's data never appears in another. */
export function subjectOf<Extra>({ kind, params }: ListingPlace<Extra>, filters: ListingFilters): string {
  return kind.path(params) + listingQuery(clearFilters(filters, kind.subject));
}

/**
 * The products of the pages that the filters name. The first response for a listing also brings its frame, and the first one for a
 * set of filters brings the sidebar's choices: both get cache entries of their own, so one change costs one call.
 */
export function listingOptions<Extra>(place: ListingPlace<Extra>, filters: ListingFilters) {
  const queryKey = ['listing', place.kind.id, subjectOf(place, filters), listingQuery(filters)] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<ListingPage> => {
      const again = client.getQueryData(queryKey) !== undefined;
      const known = again ? null : knownPart(client, place, filters);
      const first = known ? known.page + 1 : filters.from;
      const numbers = Array.from({ length: filters.page - first + 1 }, (_, i) => first + i);
      const pages = await Promise.all(
        numbers.map((page) => {
          const one = changeFilters(filters, { page });
          // prefetching a hovered link may have cached it
          if (known && client.getQueryState(listingOptions(place, one).queryKey))
            return client.fetchQuery(listingOptions(place, one));
          return readPage(client, place, one, page === filters.from, signal);
        }),
      );
      return mergePages(known ? [known, ...pages] : pages);
    },
    gcTime: KEPT,
  });
}

/** Title, breadcrumbs and facts of a listing: the same for all its pages and filters. */
export function frameOptions<Extra>(place: ListingPlace<Extra>, filters: ListingFilters) {
  const subject = clearFilters(filters, place.kind.subject);
  return queryOptions({
    queryKey: ['listing-frame', place.kind.id, subjectOf(place, filters)] as const,
    queryFn: async ({ signal }): Promise<ListingFrame<Extra>> => (await read(place, subject, false, signal)).frame,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT,
  });
}

/** What the sidebar offers under the filters, whatever the page and sort order. */
export function choicesOptions<Extra>(place: ListingPlace<Extra>, filters: ListingFilters) {
  const unordered = changeFilters(filters, { sort: null });
  return queryOptions({
    queryKey: ['listing-choices', place.kind.id, subjectOf(place, filters), listingQuery(unordered)] as const,
    queryFn: async ({ signal }): Promise<FilterChoices> =>
      (await read(place, unordered, true, signal)).choices ?? NO_CHOICES,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT,
  });
}

/**
 * Fills the cache for the first render; in the browser cached data is shown at once and revalidated in the background.
 * @throws NotFound for a listing or a page of it that does not exist
 */
export async function readListing<Extra>(client: QueryClient, place: ListingPlace<Extra>, filters: ListingFilters) {
  const page = await client.ensureQueryData({ ...listingOptions(place, filters), revalidateIfStale: true });
  const frame = await client.ensureQueryData(frameOptions(place, filters));
  if (filters.page > page.lastPage) throw new NotFound(`page ${filters.page} of ${page.lastPage}`);
  return { frame, page };
}

/** The longest run of requested pages, from the first, that is cached: 'load more' fetches only the rest. */
function knownPart<Extra>(
  client: QueryClient,
  place: ListingPlace<Extra>,
  filters: ListingFilters,
): ListingPage | undefined {
  for (let page = filters.page - 1; page >= filters.from; page--) {
    const { queryKey } = listingOptions(place, { ...filters, page });
    const known = client.getQueryData<ListingPage>(queryKey);
    if (known) return known;
  }
  return undefined;
}

async function readPage<Extra>(
  client: QueryClient,
  place: ListingPlace<Extra>,
  filters: ListingFilters,
  first: boolean,
  signal: AbortSignal,
): Promise<ListingPage> {
  const { queryKey: frameKey } = frameOptions(place, filters);
  const { queryKey: choicesKey } = choicesOptions(place, filters);
  const beside = client.getQueryState(choicesKey);
  const counted = beside?.data !== undefined && Date.now() - beside.dataUpdatedAt < FRESH;
  const withChoices = first && !counted && place.kind.groups.length > 0;
  const { frame, page, choices } = await read(place, filters, withChoices, signal);
  if (client.getQueryData(frameKey) === undefined) client.setQueryData(frameKey, frame);
  if (withChoices) client.setQueryData(choicesKey, choices ?? NO_CHOICES);
  return page;
}

async function read<Extra>(
  { kind, params, api, site }: ListingPlace<Extra>,
  filters: ListingFilters,
  sidebar: boolean,
  signal: AbortSignal,
): Promise<ListingAnswer<Extra>> {
  try {
    // the calls sort by newest unless another order is requested
    const sort = filters.sort ?? firstSort(filters);
    return await kind.read({ api, site, params, filters: { ...filters, sort }, sidebar, signal });
  } catch (reason) {
    // an unknown slug or id is a 201 on the wire and a 404 here
    throw isFormRejected(reason) ? new NotFound(reason.message) : reason;
  }
}
