import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Failure } from './failure';

/** What the server's render tells the browser's first one. Half of the library's own format, and no code for it in the browser. */
export interface PageState {
  /** key, data, time of the data in ms; `WITH_THE_PAGE` where it was asked for when the page was, whenever the page was written */
  queries: [QueryKey, unknown, number][];
  failure?: Failure;
}

/** For a query's `meta`: what it has read is not sent along; the markup says it, or the browser asks for it when it is needed. */
export const STAYS = 'stays';

/** In place of a time, on pages that are sent again for data that were fetched anew and are the same. */
export const WITH_THE_PAGE = 0;

/** Everything that was fetched, plus the failure that the page shows. */
export function takeState(queryClient: QueryClient, failure?: Failure): PageState {
  const queries: PageState['queries'] = [];
  for (const { queryKey, state, meta } of queryClient.getQueryCache().getAll()) {
    if (state.status === 'success' && !meta?.[STAYS]) queries.push([queryKey, state.data, state.dataUpdatedAt]);
  }
  return failure ? { queries, failure } : { queries };
}

/** ms after the server has read data during which the page that brings them counts as the answer to who would ask again */
const JUST_SENT = 10_000;
/** ms that hydration may take, from the first part to the last one in view */
const HYDRATING = 5000;

/** Whether data of this time, in ms, are what the server has just sent, by its clock and ours; see `restoreState`. */
export const isJustSent = (updatedAt: number) => Math.abs(Date.now() - updatedAt) < JUST_SENT;

/**
 * Puts the server's data where the screens look for it. What it has just read is fresh while the page hydrates, even for screens
 * that ask at each visit: they would ask for what has come with the page. A kept page's data keep the time that they were read,
 * which by our clock is not yet to come.
 */
export function restoreState(queryClient: QueryClient, state: PageState): void {
  for (const [key, data, readAt] of state.queries) {
    const updatedAt =
      readAt === WITH_THE_PAGE || isJustSent(readAt) ? Date.now() + HYDRATING : Math.min(readAt, Date.now());
    queryClient.setQueryData(key, data, { updatedAt });
  }
}
