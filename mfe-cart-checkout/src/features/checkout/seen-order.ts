import type { Address } from 'shared-kernel/contract/addresses';
import type { Cart } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';
import type { SeenOrder } from 'shared-kernel/contract/orders';

/**
 * What the screen shows of the order besides its total, for the server to compare (docs/decisions/0102).
 *
 * @param addresses absent: not loaded yet, so only the region of the address is shown
 * @returns undefined where no address is chosen
 */
export function seenOrder(
  { cartProducts, destination }: Pick<Cart, 'cartProducts' | 'destination'>,
  addresses: readonly Address[] | undefined,
): SeenOrder | undefined {
  if (!destination) return undefined;
  const { address_id: id, country, state } = destination;
  const shown = addresses?.find((entry) => entry.id === id);
  const lines = cartProducts.filter((line) => line.selected === Selected.checked);
  return {
    address: shown ? fieldsOf(shown) : { id, country, state },
    lines: lines.map(({ id: cart, quantity, shipping_type, shipping_place_id }) => ({
      cart,
      quantity,
      shipping_type,
      shipping_place_id,
    })),
  };
}

function fieldsOf(address: Address): SeenOrder['address'] {
  const {
    id,
    name,
    email,
    phone,
    country,
    state,
    city,
    zip,
    address_1,
    address_2,
    delivery_instruction,
    company = null,
    tax_number = null,
    billing = null,
  } = address;
  return {
    id,
    name,
    email,
    phone,
    country,
    state,
    city,
    zip,
    address_1,
    address_2,
    delivery_instruction,
    company,
    tax_number,
    billing,
  };
}
