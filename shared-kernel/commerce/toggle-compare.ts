import * as CALLS from '../contract/calls';
import type { CompareToggled, ListIntent } from '../contract/compare';
import type { ApiClient } from '../platform/api-client';
import { tellListChange } from '../platform/list-change';

/**
 * Adds a product to the compare list or removes it; by default the server toggles (S120). All tabs are notified of the new state,
 * of a removal by `compare:removed` (S121).
 * @returns whether it is on the list now, and the server's message
 * @throws FormRejected, NotSignedIn, ApiDown
 */
export async function toggleCompare(
  api: ApiClient,
  productId: number,
  action?: ListIntent,
): Promise<{ listed: boolean; message: string }> {
  const { data, message } = await api.request<CompareToggled>(CALLS.toggleCompare, {
    body: { product_id: productId, action },
    keepalive: true,
  });
  // the row while it is on the list, null once it is not (wire contract §5)
  const listed = data !== null;
  tellListChange({ list: 'compare', id: productId, listed });
  return { listed, message };
}
