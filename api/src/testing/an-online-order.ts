import type { PlacedOrder } from 'shared-kernel/contract/orders';
import { aGuest } from './a-guest';
import { aProduct } from './a-product';
import { aShippingRule } from './a-shipping-rule';
import type { TestApp } from './test-app';
import { until } from './until';

/**
 * A guest's order to be paid online: 10.00 plus 5.00 for shipping; nine pieces of the product are left. Its mail has already been sent or has
 * failed, because an API that is still sending it could also send the news that a test expects from another engine.
 */
export async function anOnlineOrder(api: TestApp, { method = 3 }: { method?: number } = {}) {
  const { id: shippingRule } = await aShippingRule(api.db);
  const product = await aProduct(api.db, { selling: 1000, quantity: 10, shippingRule });
  const guest = aGuest(api);
  await guest.put(product);
  await guest.live();
  const { user_token } = guest;
  const { data, status, message } = await api.call<PlacedOrder>('placeOrder', {
    body: { order_method: method, user_token },
  });
  if (status !== 200) throw new Error(message);
  const attempts = () =>
    api.db.selectFrom('payments').selectAll().where('order_id', '=', data.id).orderBy('id').execute();
  const [payment] = await attempts();
  if (!payment) throw new Error('no attempt to pay');
  const news = api.db.selectFrom('order_news').where('order_id', '=', data.id).where('news', '=', 'placed');
  const tried = news.where('attempts', '>', 0).where('trying_since', 'is', null).select('id');
  await until('the order is confirmed', async () => (await tried.execute()).length > 0);
  return {
    id: data.id,
    placed: data,
    guest,
    product,
    payment,
    attempts,
    order: () => api.db.selectFrom('orders').selectAll().where('id', '=', data.id).executeTakeFirstOrThrow(),
    refunds: () =>
      api.db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .selectAll('refunds')
        .where('order_id', '=', data.id)
        .execute(),
    stock: async () =>
      (
        await api.db
          .selectFrom('inventory')
          .select('quantity')
          .where('product_id', '=', product.id)
          .executeTakeFirstOrThrow()
      ).quantity,
    /** `order/payment-done`, called by the order's shopper. */
    done: <T>(body: object) => api.call<T>('paymentDone', { body: { id: data.id, user_token, ...body } }),
  };
}
export type OnlineOrder = Awaited<ReturnType<typeof anOnlineOrder>>;
