import { Cart, CartAction, CartChange, UpdateShipping } from 'shared-kernel/contract/cart';
import { Selected, ShippingType } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { checkPurchase, checkStep } from 'shared-kernel/rules/quantity';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import type { Caller } from '../../http/caller';
import { IdParam } from '../../http/parameters';
import { Refused } from '../../http/refused';
import { createAddressQueries } from '../addresses/addresses.queries';
import { findShopper, lockShopper } from '../shoppers/shopper';
import { type CartQueries, createCartQueries, type Wanted } from './cart.queries';
import { readCartRows } from './cart-rows';
import { priceCart } from './price-cart';
import { toCart } from './to-cart';

const EMPTY = { lines: [], places: [], variants: [], destination: null };

/** `cart/*` (S131 to S142, S150): every call answers the whole cart with the server's prices, after the change. */
export function cartRoutes(api: Api, { db, clock }: { db: Database; clock: () => Date }): void {
  async function read(within: Database, shopperId: number | null, language: LanguageCode): Promise<Cart> {
    const now = clock();
    return toCart(priceCart(shopperId === null ? EMPTY : await readCartRows(within, shopperId, language, now), now));
  }

  /** Changes the caller's cart in one transaction; when `change` refuses, nothing has happened. */
  function write(
    caller: Caller | null,
    language: LanguageCode,
    change: (cart: CartQueries, trx: Database, shopperId: number) => Promise<void>,
  ): Promise<Cart> {
    if (!caller) throw new Refused('shoppers.unknown');
    return db.transaction().execute(async (trx) => {
      const shopperId = await lockShopper(trx, caller);
      await change(createCartQueries(trx, shopperId), trx, shopperId);
      return read(trx, shopperId, language);
    });
  }

  api.answer('cart', { data: Cart }, async ({ caller, language }) => read(db, await findShopper(db, caller), language));

  api.answer('changeCartQuantity', { body: CartAction, data: Cart }, ({ caller, body, language }) =>
    write(caller, language, async (cart) => {
      const offer = await cart.offer(body);
      if (!offer) throw new Refused('cart.unavailable');
      const quantity = offer.held + body.quantity;
      refuseQuantity(quantity, offer, body.quantity < 0 && offer.held > 0);
      await cart.setQuantity(body, quantity);
    }),
  );

  api.answer('buyNow', { body: CartAction, data: Cart }, ({ caller, body, language }) =>
    write(caller, language, async (cart) => {
      await setAbsolute(cart, body, body.quantity);
      await cart.checkOnly(body);
    }),
  );

  api.answer('deleteCartLine', { params: z.object({ id: IdParam }), data: Cart }, ({ caller, params, language }) =>
    write(caller, language, async (cart) => {
      if ((await cart.remove([params.id])) === 0) throw new Refused('cart.lineNotFound');
    }),
  );

  api.answer('checkCartLines', { body: CartChange, data: Cart }, ({ caller, body, language }) =>
    write(caller, language, async (cart) => {
      requireAll(body.checked, await cart.setSelected(body.checked, Selected.checked));
      requireAll(body.unchecked, await cart.setSelected(body.unchecked, Selected.unchecked));
    }),
  );

  api.answer('updateShipping', { body: UpdateShipping, data: Cart }, ({ caller, body, language }) =>
    write(caller, language, async (cart, trx, shopperId) => {
      const addresses = createAddressQueries(trx);
      if (!(await addresses.find(shopperId, body.selected_address))) throw new Refused('addresses.notFound');
      await addresses.select(shopperId, body.selected_address);
      for (const type of [ShippingType.location, ShippingType.pickup]) {
        const ids = body.cart.filter((line) => line.shipping_type === type).map((line) => line.cart);
        requireAll(ids, await cart.setShippingType(ids, type));
      }
      await refuseMissingPickup(trx, shopperId, body, language);
    }),
  );

  /** The place is the server's (D31); a pickup that it does not offer is said at its line. */
  async function refuseMissingPickup(trx: Database, shopperId: number, body: UpdateShipping, language: LanguageCode) {
    const wanted = new Set(
      body.cart.filter((line) => line.shipping_type === ShippingType.pickup).map((line) => line.cart),
    );
    if (wanted.size === 0) return;
    const { lines } = priceCart(await readCartRows(trx, shopperId, language, clock()), clock());
    const missing = lines.filter(({ row, place, shippingType }) => {
      return wanted.has(row.id) && place && shippingType !== ShippingType.pickup;
    });
    if (missing.length === 0) return;
    const text = { key: 'shipping.noPickup' } as const;
    throw new Refused(text, Object.fromEntries(missing.map(({ row }) => [row.id, [text]])));
  }
}

async function setAbsolute(cart: CartQueries, wanted: Wanted, quantity: number): Promise<void> {
  const offer = await cart.offer(wanted);
  if (!offer) throw new Refused('cart.unavailable');
  refuseQuantity(quantity, offer, false);
  await cart.setQuantity(wanted, quantity);
}

/** @param fewer a line that shrinks may stay above a stock that has shrunk as well, so that it can be brought down */
function refuseQuantity(quantity: number, { stock, cap }: { stock: number; cap: number | null }, fewer: boolean): void {
  const problem = fewer
    ? checkStep(quantity, Number.POSITIVE_INFINITY)
    : checkPurchase(quantity, { quantity: stock }, cap);
  if (problem) throw new Refused(`cart.${problem}`);
}

function requireAll(ids: readonly number[], changed: number): void {
  if (changed !== new Set(ids).size) throw new Refused('cart.lineNotFound');
}
