import type { UpdateShipping } from 'shared-kernel/contract/cart';
import { ShippingType } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';
import { Refused } from '../../http/refused';
import { createAddressQueries } from '../addresses/addresses.queries';
import type { CartQueries } from './cart.queries';
import type { PricedCart } from './price-cart';

/**
 * Selects the shipping address, and delivery or pickup for lines (S150, D31). The address determines the place of the shipping rule and
 * its price when the cart is priced: a place sent by the client is ignored.
 *
 * @throws Refused for an address or a line that is not the shopper's
 */
export async function chooseShipping(
  trx: Database,
  shopperId: number,
  cart: CartQueries,
  { selected_address, cart: lines }: UpdateShipping,
): Promise<void> {
  const addresses = createAddressQueries(trx);
  if (!(await addresses.find(shopperId, selected_address))) throw new Refused('addresses.notFound');
  await addresses.select(shopperId, selected_address);
  // if a line is sent twice, its last choice counts
  const types = new Map(lines.map((line) => [line.cart, line.shipping_type]));
  for (const type of [ShippingType.location, ShippingType.pickup]) {
    const ids = [...types].filter(([, chosen]) => chosen === type).map(([id]) => id);
    if (ids.length > 0 && (await cart.setShippingType(ids, type)) !== ids.length)
      throw new Refused('cart.lineNotFound');
  }
}

/** @throws Refused with the text at each line for which pickup was chosen where there is none (S149) */
export function refuseMissingPickup({ lines }: PricedCart, { cart: choices }: UpdateShipping): void {
  const chosen = new Map(choices.map((line) => [line.cart, line.shipping_type]));
  const missing = lines.filter(
    ({ row, place, shippingType }) =>
      place && chosen.get(row.id) === ShippingType.pickup && shippingType !== ShippingType.pickup,
  );
  if (missing.length === 0) return;
  const text = { key: 'shipping.noPickup' } as const;
  throw new Refused(text, Object.fromEntries(missing.map(({ row }) => [row.id, [text]])));
}
