import type { Cart } from 'shared-kernel/contract/cart';
import { Selected, ShippingType } from 'shared-kernel/contract/enums';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { checkLines } from '../../components/check-lines';
import { updateShipping } from '../../components/update-shipping';
import { putBack } from './change-quantity';
import type { RemovedLine } from './removed-lines';
import { saveForLater } from './save-for-later';

/** Restores a line with its quantity, check and shipping type, and returns the changed cart. */
export async function restoreLine(api: ApiClient, { line, from, how }: RemovedLine): Promise<Cart> {
  const there = Math.min(line.quantity, line.updated_inventory.quantity);
  const cart = how === 'saved' ? await saveForLater(api, line.id, false) : await putBack(api, line, there);
  const back = cart.cartProducts.find(({ inventory_id }) => inventory_id === line.inventory_id);
  if (!back) return cart;
  if (from === 'saved') return saveForLater(api, back.id, true);
  const shipped =
    line.shipping_type === ShippingType.pickup && back.shipping_type !== ShippingType.pickup && cart.destination
      ? await updateShipping(api, {
          selected_address: cart.destination.address_id,
          cart: [{ cart: back.id, shipping_place: null, shipping_type: ShippingType.pickup }],
        })
      : cart;
  return line.selected === Selected.unchecked ? checkLines(api, [back], false) : shipped;
}
