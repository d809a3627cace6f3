import { QueryClient } from '@tanstack/react-query';
import { isNotFound } from '../api/errors';

/** ms during which data counts as fresh: going back shows it without asking */
const STALE_AFTER = 60_000;

/**
 * A client with the shop's rules: calls are tried again by the API client, not here; 'not found' goes to the page's boundary. Offline a
 * call fails instead of waiting without a word, and what is stale is read again once there is a connection (issue 13).
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
