import type { ApiClient } from 'shared-kernel/api/client';
import { CALLS } from 'shared-kernel/contract/calls';
import type { StoreFollowed } from 'shared-kernel/contract/follow';
import { emit } from 'shared-kernel/events/bus';

/**
 * Follows a store or leaves it; the server knows which (S128).
 * @returns whether it is followed now, and the server's message
 * @throws FormRejected, NotSignedIn, ApiDown
 */
export async function followStore(api: ApiClient, storeId: number): Promise<{ listed: boolean; message: string }> {
  const { data, message } = await api.request<StoreFollowed>(CALLS.followStore, { body: { store_id: storeId } });
  emit('follow:changed', { storeId, listed: data.following });
  return { listed: data.following, message };
}
