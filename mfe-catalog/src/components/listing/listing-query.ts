import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from 'shared-kernel/api/client';
import { isFormRejected, NotFound } from 'shared-kernel/api/errors';
import type { Site } from 'shared-kernel/remote/definition';
import { clearFilters, type ListingFilters, listingQuery } from 'shared-kernel/rules/listing-query';
import type { ListingAnswer, ListingFrame, ListingKind, PathParams } from './listing-kind';

/** What a listing needs besides its filters; the same on the server and in the browser. */
export interface ListingPlace<Extra> {
  kind: ListingKind<Extra>;
  params: PathParams;
  api: ApiClient;
  site: Site;
}

/**
 * One page of products. The first answer for a listing also brings its frame (title, sidebar), which is put into the cache
 * on its own: later pages and filters neither ask for it nor wait for it.
 */
export function listingOptions<Extra>(place: ListingPlace<Extra>, filters: ListingFilters) {
  return queryOptions({
    queryKey: ['listing', place.kind.id, place.kind.path(place.params), listingQuery(filters)],
    queryFn: async ({ client, signal }) => {
      const { queryKey } = frameOptions(place, filters);
      const known = client.getQueryData(queryKey) !== undefined;
      const { frame, page } = await read(place, filters, !known, signal);
      if (!known) client.setQueryData(queryKey, frame);
      return page;
    },
  });
}

/** Title, way and sidebar of a listing: the same for all its pages and filters. */
export function frameOptions<Extra>(place: ListingPlace<Extra>, filters: ListingFilters) {
  const subject = clearFilters(filters, place.kind.subject);
  return queryOptions({
    queryKey: ['listing-frame', place.kind.id, place.kind.path(place.params), listingQuery(subject)],
    queryFn: async ({ signal }): Promise<ListingFrame<Extra>> => (await read(place, subject, true, signal)).frame,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Fills the cache for the first render.
 * @throws NotFound for a listing or a page of it that does not exist
 */
export async function readListing<Extra>(client: QueryClient, place: ListingPlace<Extra>, filters: ListingFilters) {
  const page = await client.fetchQuery(listingOptions(place, filters));
  const frame = await client.ensureQueryData(frameOptions(place, filters));
  if (filters.page > page.lastPage) throw new NotFound(`page ${filters.page} of ${page.lastPage}`);
  return { frame, page };
}

async function read<Extra>(
  { kind, params, api, site }: ListingPlace<Extra>,
  filters: ListingFilters,
  sidebar: boolean,
  signal: AbortSignal,
): Promise<ListingAnswer<Extra>> {
  try {
    return await kind.read({ api, site, params, filters, sidebar, signal });
  } catch (reason) {
    // an unknown slug or id is a refusal (201) on the wire and a page that does not exist here
    throw isFormRejected(reason) ? new NotFound(reason.message) : reason;
  }
}
