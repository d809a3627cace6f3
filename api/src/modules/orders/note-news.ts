import type { Database } from '../../db/database';
import type { News } from './order-news';

/**
 * Notes what the shopper is to be told, in the transaction that made it so: the mail goes out after the commit (`sendNews`), and a
 * process that dies in between only makes it later.
 *
 * @param parcels ids of parcels that it is told of, each by a mail of its own; absent: one mail about the order
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
