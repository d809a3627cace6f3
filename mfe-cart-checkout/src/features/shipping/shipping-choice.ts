import type { Address } from 'shared-kernel/contract/addresses';
import type { Cart, CartLine, UpdateShipping } from 'shared-kernel/contract/cart';
import { shippingTypeAt } from 'shared-kernel/rules/shipping-place';
import { placeOf } from '../../components/checkout-blocker';

/** Changed shipping types by line id. */
export type ShippingTypes = ReadonlyMap<number, number>;

/** The request for the lines (S150): the type in `types` or the line's own where it is offered, else delivery to the address. */
export function shippingRequest(
  lines: readonly CartLine[],
  address: Address,
  types: ShippingTypes,
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

/** Optimistic cart with these shipping types; prices stay until the server's response. */
export function withTypes(cart: Cart, types: ShippingTypes): Cart {
  return {
    ...cart,
    cartProducts: cart.cartProducts.map((line) => ({
      ...line,
      shipping_type: types.get(line.id) ?? line.shipping_type,
    })),
  };
}
