import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Failure } from './failure';

/**
 * The state that the server's render passes to the browser's first one. Half the size of the library's own format, and no code for
 * it in the browser.
 */
export interface PageState {
  /** key, data, time of the data in ms; `WITH_THE_PAGE` when they were fetched for the page request, whenever the page was rendered */
  queries: [QueryKey, unknown, number][];
  failure?: Failure;
}

/** For a query's `meta`: its data are not sent along; they are in the markup, or the browser fetches them when they are needed. */
export const STAYS = 'stays';

/** Replaces the time on pages that are sent again because the refetched data are the same. */
export const WITH_THE_PAGE = 0;

/** All fetched data, plus the failure that the page shows. */
export function takeState(queryClient: QueryClient, failure?: Failure): PageState {
  const queries: PageState['queries'] = [];
  for (const { queryKey, state, meta } of queryClient.getQueryCache().getAll()) {
    if (state.status === 'success' && !meta?.[STAYS]) queries.push([queryKey, state.data, state.dataUpdatedAt]);
  }
  return failure ? { queries, failure } : { queries };
}

/** ms after the server's read during which the page's data replace a refetch */
const JUST_SENT = 10_000;
/** ms that hydration may take, from the first part to the last one in view */
const HYDRATING = 5000;

/** Whether the server has just sent data of this time (ms), by its clock and ours; see `restoreState`. */
export const isJustSent = (updatedAt: number) => Math.abs(Date.now() - updatedAt) < JUST_SENT;

/**
 * Puts the server's data into the query cache. Data that the server has just read are fresh while the page hydrates, even for
 * screens that refetch on each visit: otherwise they would request what came with the page. A cached page's data keep the time they
 * were read, unless our clock puts it in the future.
 */
export function restoreState(queryClient: QueryClient, state: PageState): void {
  for (const [key, data, readAt] of state.queries) {
    const updatedAt =
      readAt === WITH_THE_PAGE || isJustSent(readAt) ? Date.now() + HYDRATING : Math.min(readAt, Date.now());
    queryClient.setQueryData(key, data, { updatedAt });
  }
}
