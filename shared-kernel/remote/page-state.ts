import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Failure } from './failure';

/** What the server's render tells the browser's first one. Half of the library's own format, and no code for it in the browser. */
export interface PageState {
  /** key, data, time of the data in ms */
  queries: [QueryKey, unknown, number][];
  failure?: Failure;
}

/** For a query's `meta`: what it has read is not sent along; the markup says it, or the browser asks for it when it is needed. */
export const STAYS = 'stays';

/** Everything that was fetched, plus the failure that the page shows. */
export function takeState(queryClient: QueryClient, failure?: Failure): PageState {
  const queries: PageState['queries'] = [];
  for (const { queryKey, state, meta } of queryClient.getQueryCache().getAll()) {
    if (state.status === 'success' && !meta?.[STAYS]) queries.push([queryKey, state.data, state.dataUpdatedAt]);
  }
  return failure ? { queries, failure } : { queries };
}

/** Puts the server's data where the screens look for it. */
export function restoreState(queryClient: QueryClient, state: PageState): void {
  for (const [key, data, updatedAt] of state.queries) queryClient.setQueryData(key, data, { updatedAt });
}
