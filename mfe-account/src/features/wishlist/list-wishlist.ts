import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { serverTimeOf } from 'shared-kernel/api/server-time';
import * as CALLS from 'shared-kernel/contract/calls';
import type { Wishlist } from 'shared-kernel/contract/wishlist';
import type { ApiClient } from 'shared-kernel/platform/api-client';

export const WISHLIST_KEY = 'wishlist';
export type WishlistEntry = Wishlist['data'][number];

/** One page of the shopper's wishlist, latest first (S196). */
export const wishlistQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: [WISHLIST_KEY, page],
    queryFn: async ({ signal }) => {
      const answer = await api.request<Wishlist>(CALLS.wishlist, { query: { page }, signal });
      return { ...answer.data, serverTime: serverTimeOf(answer) };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
