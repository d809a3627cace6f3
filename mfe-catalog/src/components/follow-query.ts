import { queryOptions } from '@tanstack/react-query';
import * as CALLS from 'shared-kernel/contract/calls';
import type { FollowingList } from 'shared-kernel/contract/follow';
import type { ApiClient } from 'shared-kernel/platform/api-client';

/** Whether the signed-in shopper follows a store; shared cached pages cannot contain it. */
export function followingOptions(api: ApiClient, storeId: number) {
  return queryOptions({
    queryKey: ['following', storeId],
    queryFn: async ({ signal }) => {
      const { data } = await api.request<FollowingList>(CALLS.following, { query: { store_id: storeId }, signal });
      return data.data.some((followed) => followed.store_id === storeId);
    },
  });
}
