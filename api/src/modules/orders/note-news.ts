import type { Database } from '../../db/database';
import type { News } from './order-news';

/**
 * Notes what the shopper is to be told, in the transaction that made it so: the mail goes out after the commit (`sendNews`), and a
 * process that dies in between only makes it later.
 */
export async function noteNews(trx: Database, orderId: number, news: News, now: Date): Promise<void> {
  await trx.insertInto('order_news').values({ order_id: orderId, news, created_at: now, next_try_at: now }).execute();
}
