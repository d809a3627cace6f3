import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { serverTimeOf } from 'shared-kernel/api/server-time';
import * as CALLS from 'shared-kernel/contract/calls';
import type { FollowingList } from 'shared-kernel/contract/follow';
import type { ApiClient } from 'shared-kernel/platform/api-client';

export const FOLLOW_KEY = 'followed-stores';
export type FollowedStore = FollowingList['data'][number];

/** One page of the stores that the shopper follows, with their newest products (S198). */
export const followedStoresQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: [FOLLOW_KEY, page],
    queryFn: async ({ signal }) => {
      const answer = await api.request<FollowingList>(CALLS.following, { query: { page }, signal });
      return { ...answer.data, serverTime: serverTimeOf(answer) };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
