import type { TestApp } from './test-app';
import { until } from './until';

/** Waits until the confirmation mail of an order has been sent, which happens automatically after every order; later mails wait for it. */
export async function confirmedByMail(api: TestApp, orderId: number): Promise<void> {
  await until('the confirmation is sent', async () => {
    const news = api.db.selectFrom('order_news').select('sent_at').where('order_id', '=', orderId);
    return (await news.where('news', '=', 'placed').executeTakeFirst())?.sent_at instanceof Date;
  });
}
