import type { Database } from '../../db/database';
import type { News } from './order-news';

/**
 * Queues a notification of the shopper in the transaction that causes it: the mail is sent after the commit (`sendNews`), and a
 * process that dies in between only delays it.
 *
 * @param parcels ids of the parcels concerned, one mail each; absent: one mail about the order
 */
export async function noteNews(
  trx: Database,
  orderId: number,
  news: News,
  now: Date,
  parcels: readonly (number | null)[] = [null],
): Promise<void> {
  await trx
    .insertInto('order_news')
    .values(parcels.map((parcel_id) => ({ order_id: orderId, news, parcel_id, created_at: now, next_try_at: now })))
    .execute();
}
