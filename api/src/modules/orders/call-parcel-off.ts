import { sql } from 'kysely';
import { OrderMethod, OrderStatus, PaymentStatus } from 'shared-kernel/contract/enums';
import type { Minor } from 'shared-kernel/rules/money';
import type { Database } from '../../db/database';
import { noteParcelCalledOff } from '../sales/note-sale';
import { noteNews } from './note-news';
import { PAID_SHIPPING } from './paid-shipping';
import { givePartBack } from './part-refund';
import { restockPieces } from './restock-pieces';

interface Off {
  orderId: number;
  storeId: number;
  /** shown with the parcel */
  title: string;
  message: string;
  /** the money was given back by hand; the refund is only recorded */
  byHand: boolean;
  /** the parcel may have left but will not arrive; absent: it has not left */
  undelivered?: { restock: boolean };
}

interface Line {
  id: number;
  quantity: number;
  restocked: number;
  /** including the tax added to it */
  shipping: Minor;
  /** pieces already given back */
  gone: number;
}

/**
 * `done`: the parcel is cancelled, and its money is due through the gateway (`owed`), was given back by hand, is deducted from the amount
 * due at the door, or there is none (`nothing`). `why`: nothing has changed, because the parcel has left or arrived, is the order's last active
 * one or is cancelled already, the order has no parcel of this store, is unpaid, cancelled or refunded, or its money must be given back by
 * hand (`atTheDoor`).
 */
export type CalledOff =
  | { done: 'owed' | 'given' | 'leftOff' | 'nothing'; amount: Minor }
  | {
      why:
        | 'unknown'
        | 'cancelled'
        | 'refunded'
        | 'unpaid'
        | 'notOfStore'
        | 'already'
        | 'onItsWay'
        | 'arrived'
        | 'last'
        | 'atTheDoor';
    };

/**
 * Cancels one store's parcel of an order, which continues with the rest: the pieces go back into stock, and their price is refunded with
 * their shipping (issue 14). The shopper gets the reason, the store learns not to pack it, and the order's status follows.
 *
 * @param trx a transaction that the caller rolls back when the parcel is not cancelled (`why`)
 */
export async function callParcelOff(
  trx: Database,
  { orderId, storeId, title, message, byHand, undelivered }: Off,
  now: Date,
): Promise<CalledOff> {
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'order_method', 'payment_done', 'cancelled', 'refunded', 'total_amount'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) return { why: 'unknown' };
  if (order.cancelled === 1) return { why: 'cancelled' };
  if (order.refunded === 1) return { why: 'refunded' };
  const isPaid = order.payment_done === PaymentStatus.paid;
  // an unpaid online order is paid or expires as a whole
  if (!isPaid && order.order_method !== OrderMethod.cashOnDelivery) return { why: 'unpaid' };
  const parcels = await trx
    .selectFrom('parcels')
    .select(['id', 'store_id', 'status', 'cancelled'])
    .where('order_id', '=', orderId)
    .execute();
  const parcel = parcels.find(({ store_id }) => store_id === storeId);
  if (!parcel) return { why: 'notOfStore' };
  if (parcel.cancelled === 1) return { why: 'already' };
  if (parcel.status === OrderStatus.delivered) return { why: 'arrived' };
  const hasLeft = parcel.status > OrderStatus.confirmed;
  if (hasLeft && !undelivered) return { why: 'onItsWay' };
  if (parcels.every(({ id, cancelled }) => id === parcel.id || cancelled === 1)) return { why: 'last' };

  const { rows: lines } = await sql<Line>`
    select line.id, line.quantity, line.restocked, ${PAID_SHIPPING} as shipping, gone_pieces(line.id) as gone
    from ordered_products line join orders placed on placed.id = line.order_id
    where line.order_id = ${orderId} and line.store_id = ${storeId} order by line.id`.execute(trx);
  // refunds first: once the last remaining parcel is delivered, a cash-on-delivery order counts as paid
  const back = await givePartBack(
    trx,
    {
      orderId,
      wished: {
        pieces: lines
          .filter(({ quantity, gone: refunded }) => quantity > refunded)
          .map(({ id }) => ({ lineId: id, quantity: null })),
        shipping: lines.reduce((sum, { shipping }) => sum + shipping, 0),
      },
      byHand: byHand && isPaid,
      leftOff: !isPaid,
      capAtRemainder: true,
    },
    now,
  );
  if ('why' in back && back.why === 'atTheDoor' && order.total_amount > 0) return { why: 'atTheDoor' };
  if (undelivered?.restock !== false)
    await restockPieces(
      trx,
      lines
        .filter(({ quantity, restocked }) => quantity > restocked)
        .map(({ id, quantity, restocked }) => ({ lineId: id, quantity: quantity - restocked })),
    );
  await trx
    .insertInto('parcel_cancellations')
    .values({ parcel_id: parcel.id, title, message, created_at: now })
    .execute();
  await trx
    .updateTable('parcels')
    .set({ cancelled: 1, undelivered: hasLeft, updated_at: now })
    .where('id', '=', parcel.id)
    .execute();
  if (!hasLeft) await noteParcelCalledOff(trx, orderId, storeId, now);
  await noteNews(trx, orderId, 'parcelCalledOff', now, [parcel.id]);
  const { status } = await trx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (status === OrderStatus.delivered) await noteNews(trx, orderId, 'delivered', now);
  if (!('done' in back)) return { done: 'nothing', amount: 0 };
  return { done: isPaid ? back.done : 'leftOff', amount: back.amount };
}
