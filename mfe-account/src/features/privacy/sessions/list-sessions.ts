import { queryOptions } from '@tanstack/react-query';
import type { Sessions } from 'shared-kernel/contract/account';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ApiClient } from 'shared-kernel/platform/api-client';

export const SESSIONS_KEY = ['sessions'];

/** The shopper's sessions, the latest used first (issue 14). */
export const sessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: async ({ signal }) => (await api.request<Sessions>(CALLS.sessions, { signal })).data.sessions,
    staleTime: 0,
  });
