import type { Address } from 'shared-kernel/contract/addresses';
import type { CartLine, UpdateShipping } from 'shared-kernel/contract/cart';
import { ShippingType } from 'shared-kernel/contract/enums';
import type { ShippingPlace } from 'shared-kernel/contract/product';
import { shippingPlaceFor } from 'shared-kernel/rules/shipping-place';

/** Where a line can be shipped from its rule's places to this address (D31); null when nowhere. */
export function placeOf(line: CartLine, address: Pick<Address, 'country' | 'state'>): ShippingPlace | null {
  return shippingPlaceFor(line.flash_product.shipping_rule?.shipping_places ?? [], address);
}

/** True when the shopper can fetch the line at a pickup point near this address (S149). */
export function offersPickup(place: ShippingPlace | null): boolean {
  return place?.pickup_point === 1;
}

/** What is sent for the lines: the chosen type where it is offered, else to the address (S150). */
export function shippingRequest(
  lines: readonly CartLine[],
  address: Address,
  types: ReadonlyMap<number, number>,
): Omit<UpdateShipping, 'user_token'> {
  return {
    selected_address: address.id,
    cart: lines.map((line) => {
      const place = placeOf(line, address);
      const wanted = types.get(line.id) ?? line.shipping_type;
      return {
        cart: line.id,
        shipping_place: place && { id: place.id },
        shipping_type:
          wanted === ShippingType.pickup && offersPickup(place) ? ShippingType.pickup : ShippingType.location,
      };
    }),
  };
}
