import type { LanguageCode } from 'shared-kernel/contract/languages';
import { maximumQuantity } from 'shared-kernel/rules/quantity';
import { Refused } from '../../http/refused';
import type { OrderQueries } from '../orders/orders.queries';
import type { CartQueries } from './cart.queries';

/**
 * Adds the items of a shopper's order to the cart, on top of what it holds, as far as they are on sale, in stock
 * and within the shop's maximum (D23). Three statements for any number of lines; the shopper is locked.
 *
 * @returns number of pieces added, and titles in `language` of the products that could not be added in full
 * @throws Refused when the shopper has no such order
 */
export async function buyAgain(
  cart: CartQueries,
  orders: OrderQueries,
  orderId: number,
  language: LanguageCode,
): Promise<{ added: number; missing: string[] }> {
  const ordered = await orders.products([orderId], language);
  // every order has products, so this one does not exist or belongs to somebody else
  if (ordered.length === 0) throw new Refused('orders.notFound');
  const offers = new Map((await cart.offers(ordered)).map((offer) => [offer.inventory_id, offer]));
  const candidates = ordered.map((product) => {
    const { stock = 0, cap = null, held = 0 } = offers.get(product.inventory_id) ?? {};
    const added = Math.min(product.quantity, Math.max(0, maximumQuantity(stock, cap) - held));
    return { product, held, added };
  });
  const possible = candidates.filter(({ added }) => added > 0);
  if (possible.length > 0) {
    await cart.setQuantities(
      possible.map(({ product: { product_id, inventory_id, selling }, held, added }) => ({
        product_id,
        inventory_id,
        quantity: held + added,
        // the price paid then is the last one the shopper saw (C6)
        seenPrice: selling,
      })),
    );
  }
  return {
    added: candidates.reduce((pieces, { added }) => pieces + added, 0),
    missing: candidates.filter(({ product, added }) => added < product.quantity).map(({ product }) => product.title),
  };
}
