import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from 'shared-kernel/api/client';
import { serverTimeOf } from 'shared-kernel/api/server-time';
import { CALLS } from 'shared-kernel/contract/calls';
import type { Wishlist } from 'shared-kernel/contract/wishlist';

export const WISHLIST_KEY = 'wishlist';
export type WishlistEntry = Wishlist['data'][number];

/** One page of the shopper's wishlist, the latest first (S196). */
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
