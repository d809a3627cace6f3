import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { OrderMethod, Selected } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { PlaceOrder } from 'shared-kernel/contract/orders';
import type { Database } from '../../db/database';
import type { Caller } from '../../http/caller';
import { Refused } from '../../http/refused';
import { readCartRows } from '../cart/cart-rows';
import { priceCart } from '../cart/price-cart';
import { lockShopper } from '../shoppers/shopper';
import { refuseUnorderable } from './check-lines';
import { createOrderWrites } from './order-writes';

export interface Checkout {
  caller: Caller;
  wish: PlaceOrder;
  /** one per checkout (D34); null: the caller sends none and gets no protection against sending twice */
  key: string | null;
  language: LanguageCode;
}

/** Methods that can be carried out; `payment_methods` says which of them are switched on. */
const CARRIED_OUT: readonly number[] = [OrderMethod.cashOnDelivery];

/**
 * Makes an order of the checked cart lines (S157, S158), in one transaction. Locks are taken in a fixed order, first the
 * shopper, then the variants by id, so two orders never wait for each other; stock, prices, tax and shipping are read
 * after that and hold until the order is written.
 *
 * @returns id of the order; the same key gives the same order
 * @throws Refused when something keeps it from being ordered; nothing has changed then
 */
export function placeOrder(db: Database, { caller, wish, key, language }: Checkout, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const shopperId = await lockShopper(trx, caller);
    const writes = createOrderWrites(trx, shopperId);
    const payloadHash = key === null ? null : hashPayload(wish);
    if (key !== null && payloadHash !== null) {
      const earlier = await writes.findByKey(key);
      if (earlier && !earlier.payload_hash?.equals(payloadHash)) throw new Refused('orders.keyReused');
      if (earlier) return earlier.id;
    }

    if (!CARRIED_OUT.includes(wish.order_method) || !(await writes.isMethodOn(wish.order_method))) {
      throw new Refused('orders.methodOff');
    }
    if (wish.voucher?.trim()) throw new Refused('orders.voucherInvalid');
    if (!(await writes.hasCheckedLines())) throw new Refused('orders.nothingSelected');
    const address = await writes.readAddress();
    if (!address) throw new Refused('shipping.addAddress');

    await writes.lockStock();
    const cart = priceCart(await readCartRows(trx, shopperId, language, now), now);
    const lines = cart.lines.filter(({ row }) => row.selected === Selected.checked);
    const { currency, max_quantity } = await writes.readSettings();
    refuseUnorderable(lines, max_quantity);

    const orderId = await writes.insertOrder({
      order_method: wish.order_method,
      currency,
      language,
      idempotency_key: key,
      payload_hash: payloadHash,
      totals: cart.totals,
      created_at: now,
    });
    await writes.insertAddress(orderId, address);
    await writes.moveLines(orderId, lines);
    await sql`insert into order_status_history (order_id, status, at) values (${orderId}, 1, ${now})`.execute(trx);
    return orderId;
  });
}

function hashPayload({ order_method, voucher }: PlaceOrder): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([order_method, voucher?.trim().toLowerCase() ?? '']))
    .digest();
}
