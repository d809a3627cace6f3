import type { LanguageCode } from 'shared-kernel/contract/languages';
import { maximumQuantity } from 'shared-kernel/rules/quantity';
import { Refused } from '../../http/refused';
import type { OrderQueries } from '../orders/orders.queries';
import type { CartQueries } from './cart.queries';

/**
 * Puts what an order of the shopper had into the cart again, on top of what the cart holds, as far as it is on sale, in stock
 * and allowed by the shop's maximum (D23). Three statements, however many lines the order has; the shopper is locked.
 *
 * @returns pieces that were added, and titles in `language` of what cannot be had, or not as much of it
 * @throws Refused when the shopper has no such order
 */
export async function buyAgain(
  cart: CartQueries,
  orders: OrderQueries,
  orderId: number,
  language: LanguageCode,
): Promise<{ added: number; missing: string[] }> {
  const ordered = await orders.products([orderId], language);
  // no order is without products, so this one is none, or somebody else's
  if (ordered.length === 0) throw new Refused('orders.notFound');
  const offers = new Map((await cart.offers(ordered)).map((offer) => [offer.inventory_id, offer]));
  const wishes = ordered.map((product) => {
    const { stock = 0, cap = null, held = 0 } = offers.get(product.inventory_id) ?? {};
    const added = Math.min(product.quantity, Math.max(0, maximumQuantity(stock, cap) - held));
    return { product, held, added };
  });
  const possible = wishes.filter(({ added }) => added > 0);
  if (possible.length > 0) {
    await cart.setQuantities(
      possible.map(({ product: { product_id, inventory_id, selling }, held, added }) => ({
        product_id,
        inventory_id,
        quantity: held + added,
        // what was paid then is the price that the shopper knows (C6)
        seenPrice: selling,
      })),
    );
  }
  return {
    added: wishes.reduce((pieces, { added }) => pieces + added, 0),
    missing: wishes.filter(({ product, added }) => added < product.quantity).map(({ product }) => product.title),
  };
}
