import { OrderStatus, PaymentStatus } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';
import type { Caller } from '../../http/caller';
import { Refused } from '../../http/refused';
import { issueCreditNote } from '../credit-notes/issue-credit-note';
import { noteNews } from '../orders/note-news';
import { oweRefund } from '../orders/refund-order';
import { releaseOrder } from '../orders/release-order';
import { noteCalledOff } from '../sales/note-sale';
import { lockShopper, lockShopperOf } from '../shoppers/shopper';

interface CancelInput {
  orderId: number;
  /** shown with the order, whoever cancels */
  title: string;
  message: string;
}

/**
 * Cancels an order as long as it is pending (S188, D40), in one transaction: stock and voucher are released, and an online payment
 * is due for refund. Of two concurrent requests the second is told that the order is already cancelled.
 *
 * @param by who placed it, or `link`: a browser that has opened the order's link
 * @throws Refused when the order is not the caller's, on its way or cancelled; nothing has changed then
 */
export function cancelOrder(db: Database, by: Caller | 'link', input: CancelInput, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const shopperId = by === 'link' ? await lockShopperOf(trx, input.orderId) : await lockShopper(trx, by);
    await cancelPending(trx, shopperId, input, now);
    await noteNews(trx, input.orderId, 'cancelled', now);
  });
}

interface CallOffInput extends CancelInput {
  /**
   * The order was confirmed or is on its way and will not arrive: refused at the door, lost, or given up. Absent: only a pending order can be
   * cancelled. `restock`: its pieces go back into stock.
   */
  undelivered?: { restock: boolean };
}

/**
 * Cancels an order because the shop cannot or will not fulfil it: by the same rules, or after pending because it will not arrive
 * (docs/decisions/0112). The shopper gets the reason by mail.
 *
 * @throws Refused when there is no such order, or it is on its way, has partly arrived or is cancelled; nothing has changed then
 */
export function callOrderOff(db: Database, input: CallOffInput, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await cancelPending(trx, await lockShopperOf(trx, input.orderId), input, now);
    await noteNews(trx, input.orderId, 'calledOff', now);
  });
}

async function cancelPending(trx: Database, shopperId: number | null, input: CallOffInput, now: Date): Promise<void> {
  const { undelivered } = input;
  const furthest = undelivered ? OrderStatus.onTheWay : OrderStatus.pending;
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'status', 'payment_done', 'cancelled'])
    .where('id', '=', input.orderId)
    .where('shopper_id', '=', shopperId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) throw new Refused('orders.notFound');
  if (order.cancelled === 1) throw new Refused('cancellations.already');
  // the order has the status of its least advanced parcel: another one may have left
  const ahead = await trx
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', order.id)
    .where('cancelled', '=', 0)
    .where('status', '>', furthest)
    .executeTakeFirst();
  if (ahead || order.status > furthest) throw new Refused('cancellations.onItsWay');
  if (undelivered) await endParcels(trx, order.id, now);
  await releaseOrder(trx, order.id, now, undelivered && { undelivered: true, restock: undelivered.restock });
  const { title, message } = input;
  await trx.insertInto('cancellations').values({ order_id: order.id, title, message, created_at: now }).execute();
  await noteCalledOff(trx, order.id, now);
  if (order.payment_done === PaymentStatus.paid) await oweRefund(trx, order.id, now);
  // it was invoiced when confirmed and will never be paid
  else await issueCreditNote(trx, order.id, null, now);
}

/**
 * Cancels the parcels before the order, because the order's trigger would cancel them without `undelivered`, which the table's check
 * rejects for parcels that have left.
 */
async function endParcels(trx: Database, orderId: number, now: Date): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({ cancelled: 1, undelivered: true, updated_at: now })
    .where('order_id', '=', orderId)
    .where('cancelled', '=', 0)
    .execute();
}
