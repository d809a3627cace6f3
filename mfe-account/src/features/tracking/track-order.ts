import { queryOptions } from '@tanstack/react-query';
import { isFormRejected, isRequestFailed } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import type { TrackedOrder } from 'shared-kernel/contract/tracking';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** The result for a code: the order, the server's refusal, or seconds to wait after too many tries. */
export type Tracked = { order: TrackedOrder } | { refused: string } | { wait: number };

/** seconds, if the server does not say how long to wait */
const A_MINUTE = 60;

/** ms */
const JUST_NOW = 5000;

/** Longer texts are no codes, and would only make a long URL longer. */
const LONGEST = 100;

/** The code in the URL as typed (D47); empty without one. */
export const trackedCode = (search: URLSearchParams): string =>
  (search.get('tracking_id') ?? '').trim().slice(0, LONGEST);

/** An order by its public code (S191). Refusals are results, not errors: the page shows them at its field. */
export const trackedQuery = (api: ApiClient, code: string) =>
  queryOptions({
    queryKey: ['track-order', code],
    queryFn: async ({ signal }): Promise<Tracked> => {
      try {
        const query = { tracking_id: code };
        return { order: (await api.request<TrackedOrder>(CALLS.trackOrderByQuery, { query, signal })).data };
      } catch (error) {
        if (isFormRejected(error)) return { refused: error.message };
        if (isRequestFailed(error) && error.statusCode === 429) return { wait: error.retryAfter ?? A_MINUTE };
        throw error;
      }
    },
    // tries are limited: data rendered by the server or just fetched by a navigation is not fetched again
    staleTime: JUST_NOW,
    refetchOnMount: false,
  });
