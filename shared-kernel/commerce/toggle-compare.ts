import type { ApiClient } from '../api/client';
import { CALLS } from '../contract/calls';
import type { CompareToggled } from '../contract/compare';
import { emit } from '../events/bus';

/**
 * Puts a product on the compare list or takes it off; the server knows which (S120). A product that is no longer on the list is
 * announced (S121).
 * @returns whether it is on the list now, and the server's message
 * @throws FormRejected, NotSignedIn, ApiDown
 */
export async function toggleCompare(api: ApiClient, productId: number): Promise<{ listed: boolean; message: string }> {
  const { data, message } = await api.request<CompareToggled>(CALLS.toggleCompare, { body: { product_id: productId } });
  // the row while it is on the list, null once it is not (wire contract §5)
  const listed = data !== null;
  if (!listed) emit('compare:removed', { productId });
  emit('compare:changed', { productId, listed });
  return { listed, message };
}
