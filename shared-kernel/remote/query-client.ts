import { QueryClient } from '@tanstack/react-query';
import { isNotFound } from '../api/errors';

/** ms during which data counts as fresh: going back shows it without asking */
const STALE_AFTER = 60_000;

/** A client with the shop's rules: calls are tried again by the API client, not here; 'not found' goes to the page's boundary. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_AFTER, retry: false, refetchOnWindowFocus: false, throwOnError: isNotFound },
      mutations: { retry: false },
    },
  });
}
