import type { Cancellation } from 'shared-kernel/contract/cancellation';
import type { Database } from '../../db/database';

export function createCancellationQueries(db: Database) {
  return {
    /** The reason given for cancelling an order; null when it is not cancelled, undefined when it is not the shopper's. */
    async find(orderId: number, shopperId: number): Promise<Cancellation | null | undefined> {
      const order = await db
        .selectFrom('orders')
        .leftJoin('cancellations', 'cancellations.order_id', 'orders.id')
        .select(['orders.id as order_id', 'orders.refunded', 'cancellations.id', 'title', 'message'])
        .where('orders.id', '=', orderId)
        .where('orders.shopper_id', '=', shopperId)
        .executeTakeFirst();
      if (!order) return undefined;
      const { id, order_id, title, message, refunded } = order;
      return id === null ? null : { id, order_id, title: title ?? '', message: message ?? '', refunded };
    },
  };
}
