import type { Address } from 'shared-kernel/contract/addresses';
import type { CartLine, UpdateShipping } from 'shared-kernel/contract/cart';
import type { ShippingPlace } from 'shared-kernel/contract/product';
import { pickShippingPlace, shippingTypeAt } from 'shared-kernel/rules/shipping-place';

/** Where a line can be shipped from its rule's places to this address (D31); null when nowhere. */
export function placeOf(line: CartLine, address: Pick<Address, 'country' | 'state'>): ShippingPlace | null {
  return pickShippingPlace(line.flash_product.shipping_rule?.shipping_places ?? [], address);
}

/** What is sent for the lines (S150): the type in `types` or the line's own where it is offered, else to the address. */
export function shippingRequest(
  lines: readonly CartLine[],
  address: Address,
  types: ReadonlyMap<number, number>,
): Omit<UpdateShipping, 'user_token'> {
  return {
    selected_address: address.id,
    cart: lines.map((line) => {
      const place = placeOf(line, address);
      return {
        cart: line.id,
        shipping_place: place && { id: place.id },
        shipping_type: shippingTypeAt(place, types.get(line.id) ?? line.shipping_type),
      };
    }),
  };
}
