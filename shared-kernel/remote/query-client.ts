import { QueryClient } from '@tanstack/react-query';
import { isNotFound } from '../api/errors';

/** ms during which data count as fresh: going back shows them without a refetch */
const STALE_AFTER = 60_000;

/**
 * A client with the shop's defaults: the API client retries calls, not this one; 'not found' goes to the page's boundary. Offline a
 * call fails instead of waiting silently, and stale data are refetched once the device is online (issue 13).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER,
        retry: false,
        refetchOnWindowFocus: false,
        throwOnError: isNotFound,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
