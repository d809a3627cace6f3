import { sql } from 'kysely';
import { PaymentStatus } from 'shared-kernel/contract/enums';
import type { Database } from '../../db/database';
import { noteSale } from '../sales/note-sale';
import { noteNews } from './note-news';

/**
 * Marks an order as paid by an attempt, once: it takes the attempt's method, no longer expires, and the shopper is notified.
 * Only the server's own check at the gateway may lead here (D35).
 *
 * @returns false when the order is already paid or cancelled: nothing has changed, the money is surplus (P5)
 */
export async function markPaid(trx: Database, orderId: number, paymentId: number, now: Date): Promise<boolean> {
  const order = await trx
    .updateTable('orders')
    .set({
      payment_done: PaymentStatus.paid,
      order_method: sql<number>`(select method from payments where id = ${paymentId})`,
      expires_at: null,
      updated_at: now,
    })
    .where('id', '=', orderId)
    .where('payment_done', '=', PaymentStatus.unpaid)
    .where('cancelled', '=', 0)
    .returning('id')
    .executeTakeFirst();
  if (!order) return false;
  await trx
    .updateTable('payments')
    .set({ state: 'paid', updated_at: now })
    .where('id', '=', paymentId)
    .where('order_id', '=', orderId)
    .execute();
  await noteNews(trx, orderId, 'paid', now);
  await noteSale(trx, orderId, now);
  return true;
}
