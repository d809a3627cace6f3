import type { Database } from '../../db/database';
import type { ReturnNews } from './return-mail';

/** Queues a notification about a return, in the transaction that causes it. */
export async function noteReturn(
  trx: Database,
  { orderId, id }: { orderId: number; id: number },
  news: ReturnNews,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('order_news')
    .values({ order_id: orderId, news, return_id: id, created_at: now, next_try_at: now })
    .execute();
}
