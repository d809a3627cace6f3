import * as CALLS from '../contract/calls';
import type { ListIntent } from '../contract/compare';
import type { StoreFollowed } from '../contract/follow';
import type { ApiClient } from '../platform/api-client';
import { tellListChange } from '../platform/list-change';

/**
 * Follows or unfollows a store; by default the server toggles (S128). All tabs are notified of the new state.
 * @returns whether it is followed now, and the server's message
 * @throws FormRejected, NotSignedIn, ApiDown
 */
export async function toggleFollow(
  api: ApiClient,
  storeId: number,
  action?: ListIntent,
): Promise<{ listed: boolean; message: string }> {
  const { data, message } = await api.request<StoreFollowed>(CALLS.followStore, {
    body: { store_id: storeId, action },
    keepalive: true,
  });
  const listed = data.following;
  tellListChange({ list: 'follow', id: storeId, listed });
  return { listed, message };
}
