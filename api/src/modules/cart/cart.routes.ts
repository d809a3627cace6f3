import {
  BuyAgain,
  BuyAgainAnswer,
  Cart,
  CartAction,
  CartChange,
  ChangeQuantity,
  SaveForLater,
  UpdateShipping,
} from 'shared-kernel/contract/cart';
import { Selected, ShippingType } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { maximumQuantity } from 'shared-kernel/rules/quantity';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import type { Caller } from '../../http/caller';
import { IdParam } from '../../http/parameters';
import { Refused } from '../../http/refused';
import type { OrderAccess } from '../orders/order-access';
import { createOrderQueries } from '../orders/orders.queries';
import { findShopper, lockShopper } from '../shoppers/shopper';
import { buyAgain } from './buy-again';
import { type CartQueries, createCartQueries } from './cart.queries';
import { readCartRows } from './cart-rows';
import { chooseShipping, refuseMissingPickup } from './choose-shipping';
import { type PricedCart, priceCart } from './price-cart';
import { changedQuantity, Quantity, refuseQuantity } from './quantity';
import { toCart } from './to-cart';

const EMPTY = { lines: [], places: [], variants: [], destination: null };
const Action = CartAction.extend({ quantity: Quantity });
const Change = ChangeQuantity.extend({ quantity: Quantity });
const WAYS = z.literal([ShippingType.location, ShippingType.pickup]);
const Shipping = UpdateShipping.extend({
  cart: z.array(UpdateShipping.shape.cart.element.extend({ shipping_type: WAYS })),
});

interface Dependencies {
  db: Database;
  clock: () => Date;
  access: OrderAccess;
}

interface Change<Made> {
  change(cart: CartQueries, trx: Database, shopperId: number): Promise<Made>;
  /** refuses the changed cart */
  check?(cart: PricedCart): void;
  /** variants whose prices the response shows when it does not show the cart; default: all */
  shownPrices?: readonly number[];
}

/** `cart/*` (S131 to S142, S150): every call returns the whole cart with the server's prices, after the change. */
export function cartRoutes(api: Api, { db, clock, access }: Dependencies): void {
  async function price(within: Database, shopperId: number, language: LanguageCode): Promise<PricedCart> {
    const now = clock();
    return priceCart(await readCartRows(within, shopperId, language, now), now);
  }

  /**
   * Changes the caller's cart in one transaction; a refusal rolls everything back. The response contains prices
   * that differ from those the shopper last saw (C6) and then records them as seen. Reading alone never records them.
   *
   * @returns the result of the change, and the whole cart after it
   */
  function transact<Made>(
    { caller, language }: { caller: Caller | null; language: LanguageCode },
    { change, check, shownPrices }: Change<Made>,
  ): Promise<{ made: Made; cart: Cart }> {
    if (!caller) throw new Refused('shoppers.unknown');
    return db.transaction().execute(async (trx) => {
      const shopperId = await lockShopper(trx, caller);
      const queries = createCartQueries(trx, shopperId);
      const made = await change(queries, trx, shopperId);
      const cart = await price(trx, shopperId, language);
      check?.(cart);
      const news = cart.lines
        .filter(({ row }) => shownPrices === undefined || shownPrices.includes(row.inventory_id))
        .filter(({ row, unitPrice }) => row.seen_price !== unitPrice)
        .map(({ row, unitPrice }) => ({ id: row.id, unitPrice }));
      if (news.length > 0) await queries.rememberPrices(news);
      return { made, cart: toCart(cart) };
    });
  }
  const write = async (...change: Parameters<typeof transact<void>>) => (await transact(...change)).cart;

  api.answer('cart', { data: Cart }, async ({ caller, language }) => {
    const shopperId = await findShopper(db, caller);
    return toCart(shopperId === null ? priceCart(EMPTY, clock()) : await price(db, shopperId, language));
  });

  api.answer('changeCartQuantity', { body: Change, data: Cart }, ({ body, ...context }) =>
    write(context, {
      shownPrices: [body.inventory_id],
      async change(cart) {
        const [offer] = await cart.offers([body]);
        if (!offer) throw new Refused('cart.unavailable');
        // ordered or deleted in another tab: a change of quantity must not add the item again
        if (body.held && offer.held === 0) throw new Refused('cart.lineNotFound');
        await cart.setQuantities([{ ...body, quantity: changedQuantity(offer.held, body.quantity, offer) }]);
      },
    }),
  );

  api.answer('buyNow', { body: Action, data: Cart }, ({ body, ...context }) =>
    write(context, {
      shownPrices: [body.inventory_id],
      async change(cart) {
        const [offer] = await cart.offers([body]);
        if (!offer) throw new Refused('cart.unavailable');
        refuseQuantity(body.quantity, offer);
        await cart.setQuantities([body]);
        await cart.checkOnly(body);
      },
    }),
  );

  api.answer('buyAgain', { body: BuyAgain, data: BuyAgainAnswer }, async ({ body, ...context }) => {
    const opened = await access.openedOwner(context, body.order_id);
    const { made, cart } = await transact(context, {
      // the order page shows the price paid then; the cart reports the current one
      shownPrices: [],
      change: (queries, trx, shopperId) =>
        buyAgain(queries, createOrderQueries(trx, opened ?? shopperId), body.order_id, context.language),
    });
    return { ...made, cart };
  });

  api.answer('deleteCartLine', { params: z.object({ id: IdParam }), data: Cart }, ({ params, ...context }) =>
    write(context, {
      async change(cart) {
        if ((await cart.remove([params.id])) === 0) throw new Refused('cart.lineNotFound');
      },
    }),
  );

  api.answer('checkCartLines', { body: CartChange, data: Cart }, ({ body, ...context }) =>
    write(context, {
      async change(cart) {
        for (const [ids, selected] of [
          [new Set(body.checked), Selected.checked],
          [new Set(body.unchecked), Selected.unchecked],
        ] as const) {
          if (ids.size > 0 && (await cart.setSelected([...ids], selected)) !== ids.size)
            throw new Refused('cart.lineNotFound');
        }
      },
    }),
  );

  api.answer('saveForLater', { body: SaveForLater, data: Cart }, ({ body, ...context }) =>
    write(context, {
      async change(cart) {
        const line = await cart.line(body.id);
        if (!line) throw new Refused('cart.lineNotFound');
        if (body.saved) return cart.putAside(body.id);
        if (!line.saved) return;
        if (!line.available) throw new Refused('cart.unavailable');
        // some may have been sold meanwhile: take as many as there are
        const quantity = Math.min(line.quantity, maximumQuantity(line.stock, line.cap));
        refuseQuantity(quantity, line);
        await cart.bringBack(body.id, quantity);
      },
    }),
  );

  api.answer('updateShipping', { body: Shipping, data: Cart }, ({ body, ...context }) =>
    write(context, {
      change: (cart, trx, shopperId) => chooseShipping(trx, shopperId, cart, body),
      check: (cart) => refuseMissingPickup(cart, body),
    }),
  );
}
