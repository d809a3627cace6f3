import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { OrderMethod, OrderStatus, PaymentStatus, Selected } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { PlaceOrder } from 'shared-kernel/contract/orders';
import type { Database } from '../../db/database';
import type { Caller } from '../../http/caller';
import { Refused } from '../../http/refused';
import type { PaymentEngine } from '../../payments/payment-engine';
import { createCartQueries } from '../cart/cart.queries';
import { readCartRows } from '../cart/cart-rows';
import { priceCart } from '../cart/price-cart';
import { noteSale } from '../sales/note-sale';
import { refuseGuestsIfClosed } from '../shoppers/guest-checkout';
import { lockShopper } from '../shoppers/shopper';
import { isOffered } from '../site/offered-methods';
import { shopMoney } from '../site/shop-money';
import { applyVoucher } from '../vouchers/apply-voucher';
import { createVoucherQueries, type VoucherQueries, type VoucherRecord } from '../vouchers/vouchers.queries';
import { refuseUnorderable } from './check-lines';
import { noteNews } from './note-news';
import { openPayment } from './open-payment';
import { createOrderWrites } from './order-writes';
import { refuseOtherAddress, refuseOtherLines } from './other-order';
import { changedLines, otherTotal } from './other-total';

export interface Checkout {
  caller: Caller;
  input: PlaceOrder;
  /** one per checkout (D34); null: the caller sends none and is not protected against ordering twice */
  key: string | null;
  language: LanguageCode;
}

/** The shop's settings for online payment. */
export interface OnlineRules {
  isConfigured: PaymentEngine['isConfigured'];
  /** how long stock and voucher are held for an unpaid order */
  holdMinutes: number;
}

export interface Placed {
  orderId: number;
  /** attempt to start, or already started; null: nothing to pay online */
  paymentId: number | null;
}

/**
 * Creates an order from the checked cart lines (S157, S158), in one transaction. Locks are taken in a fixed order, the shopper,
 * the voucher, then the variants by id, so two orders never deadlock; stock, prices, tax, shipping and the
 * voucher's uses are read after that and hold until the order is written.
 *
 * @returns the order; the same key returns the same order
 * @throws Refused when something prevents the order; the key can be used again then, and nothing has changed, except that for a caller
 * who sends no total the prices named by the refusal count as seen from then on (C6)
 */
export async function placeOrder(
  db: Database,
  { caller, input, key, language }: Checkout,
  { isConfigured, holdMinutes }: OnlineRules,
  now: Date,
): Promise<Placed> {
  const placed = await db.transaction().execute(async (trx): Promise<Placed | Refused> => {
    const shopperId = await lockShopper(trx, caller);
    const writes = createOrderWrites(trx, shopperId);
    const payloadHash = key === null ? null : hashPayload(input);
    if (key !== null && payloadHash !== null) {
      const earlier = await writes.findByKey(key);
      if (earlier && !earlier.payload_hash.equals(payloadHash)) throw new Refused('orders.keyReused');
      if (earlier) return { orderId: earlier.id, paymentId: earlier.payment_id };
    }

    await refuseGuestsIfClosed(trx, caller);
    const currency = await writes.readCurrency();
    const online = input.order_method !== OrderMethod.cashOnDelivery;
    if (!(await isOffered(trx, input.order_method, isConfigured))) throw new Refused('orders.methodOff');
    if (!(await writes.hasCheckedLines())) throw new Refused('orders.nothingSelected');
    const chosen = await writes.readAddress();
    if (!chosen) throw new Refused('shipping.addAddress');
    refuseOtherAddress(input.seen?.address, chosen);

    const vouchers = createVoucherQueries(trx);
    const voucher = await lockVoucher(vouchers, input.voucher, language);
    await writes.lockStock();

    const cart = priceCart(await readCartRows(trx, shopperId, language, now), now);
    const lines = cart.lines.filter(({ row }) => row.selected === Selected.checked);
    refuseUnorderable(lines);
    const money = await shopMoney(trx, language);
    const uses = voucher && (await vouchers.countUses(voucher.id, await vouchers.readUser(shopperId)));
    const totals = voucher && uses ? applyVoucher(cart, voucher, uses, now, money) : cart.totals;
    const surprise = otherTotal(totals.total, input.seen_total, lines, money);
    if (surprise && input.seen_total !== undefined) throw surprise;
    refuseOtherLines(input.seen?.lines, lines);
    if (surprise) {
      await createCartQueries(trx, shopperId).rememberPrices(
        changedLines(lines).map(({ row, unitPrice }) => ({ id: row.id, unitPrice })),
      );
      return surprise;
    }

    const due = online && totals.total > 0;
    const orderId = await writes.insertOrder({
      order_method: input.order_method,
      // a voucher that covers the whole total pays the order
      payment_done: totals.total > 0 ? PaymentStatus.unpaid : PaymentStatus.paid,
      currency,
      voucher_id: voucher?.id ?? null,
      language,
      idempotency_key: key,
      payload_hash: payloadHash,
      totals,
      expires_at: due ? new Date(now.getTime() + holdMinutes * 60_000) : null,
      created_at: now,
    });
    await writes.insertAddress(orderId, chosen.address);
    await writes.moveLines(orderId, lines, totals, cart.digits);
    if (voucher) await vouchers.use(voucher.id, orderId, shopperId);
    await sql`
      insert into order_status_history (order_id, status, at)
      values (${orderId}, ${OrderStatus.pending}, ${now})`.execute(trx);
    await noteNews(trx, orderId, 'placed', now);
    await noteSale(trx, orderId, now);
    const payment = { orderId, method: input.order_method, amount: totals.total, currency };
    return { orderId, paymentId: due ? await openPayment(trx, payment, now) : null };
  });
  // thrown after the commit, because the transaction records that the shopper has now seen the prices
  if (placed instanceof Refused) throw placed;
  return placed;
}

/** The voucher the shopper entered, locked for this order; null: none was entered. */
async function lockVoucher(
  vouchers: VoucherQueries,
  named: string | undefined,
  language: LanguageCode,
): Promise<VoucherRecord | null> {
  const code = named?.trim() ?? '';
  if (code === '') return null;
  const voucher = await vouchers.lock(code, language);
  if (!voucher) throw new Refused('vouchers.unknown');
  return voucher;
}

/** Method and voucher; `seen` values are left out because they only guard the first attempt. */
function hashPayload({ order_method, voucher }: PlaceOrder): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([order_method, voucher?.trim().toLowerCase() ?? '']))
    .digest();
}
