import type { CancelAnswer, Cancellation } from 'shared-kernel/contract/cancellation';
import type { OrderDetail } from 'shared-kernel/contract/orders';
import { gatewaysOf } from '../../payments/gateways';
import { aCustomer } from '../../testing/a-customer';
import { aGateway } from '../../testing/a-gateway';
import { aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { offerAllMethods } from '../../testing/all-methods';
import { testApp } from '../../testing/test-app';
import { markPaid } from '../orders/mark-paid';
import { moveOrder } from '../orders/move-order';

const api = testApp({ gateways: gatewaysOf([aGateway()]) });
const WHY = { title: 'Wrong size', message: 'I will order again.' };
offerAllMethods(api);

/** An order of two pieces at 10.00. */
async function anOrder(order_method = 2) {
  const customer = await aCustomer(api);
  const product = await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id });
  await customer.put(product, 2);
  const { data } = await customer.order({ order_method });
  const cancel = (body: object = {}) =>
    api.call<CancelAnswer>('cancelOrder', { bearer: customer.bearer, body: { order_id: data.id, ...WHY, ...body } });
  const find = (orderId: number = data.id) =>
    api.call<Cancellation>('cancellation', { bearer: customer.bearer, params: { orderId } });
  const detail = async () =>
    (await api.call<OrderDetail>('orders', { bearer: customer.bearer, body: { order_id: data.id } })).data;
  const stock = async () =>
    (await api.db.selectFrom('inventory').select('quantity').where('product_id', '=', product.id).executeTakeFirst())
      ?.quantity;
  return { customer, id: data.id, cancel, find, detail, stock };
}

test('S187 S223 a pending order is cancelled with title and message, which are shown later', async () => {
  const { id, cancel, find, detail, stock } = await anOrder();
  expect((await find()).message).toBe('This order has not been cancelled.');
  expect(await stock()).toBe(8);
  const { status, message, data } = await cancel({ title: '  Wrong size ' });
  expect([status, message, data]).toEqual([
    200,
    'Your order has been cancelled.',
    { result: { cancelled: true, order_id: id } },
  ]);
  expect(await stock()).toBe(10);
  expect((await find()).data).toEqual({ id: expect.any(Number), order_id: id, ...WHY, refunded: 0 });
  expect(await detail()).toMatchObject({ status: 1, cancelled: 1, expired: 0, refunded: 0, cancellation: WHY });
});

test('S188 D40 an order already cancelled or on its way is refused and restores nothing again', async () => {
  const { cancel, stock } = await anOrder();
  const answers = await Promise.all([cancel(), cancel(), cancel()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201, 201]);
  expect((await cancel()).message).toBe('This order has already been cancelled.');
  expect(await stock()).toBe(10);

  const shipped = await anOrder();
  await api.db.transaction().execute((trx) => moveOrder(trx, shipped.id, 2, new Date()));
  const refused = await shipped.cancel();
  expect([refused.status, refused.message]).toEqual([
    201,
    'We’re already preparing this order, so it can no longer be cancelled.',
  ]);
  expect(await shipped.stock()).toBe(8);
});

test('D40 cancelling makes one refund due for an online payment, none for cash or unpaid orders', async () => {
  const refunds = (order: number) =>
    api.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['refunds.amount', 'refunds.state'])
      .where('order_id', '=', order)
      .execute();
  const online = await anOrder(3);
  const payment = await api.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', online.id)
    .executeTakeFirstOrThrow();
  await api.db.transaction().execute((trx) => markPaid(trx, online.id, payment.id, new Date()));
  await online.cancel();
  expect(await refunds(online.id)).toEqual([{ amount: 25_000, state: 'due' }]);
  expect(await online.detail()).toMatchObject({
    cancelled: 1,
    payment_done: 1,
    payment: { state: 'paid', refund: 'due' },
  });

  for (const method of [2, 3]) {
    const unpaid = await anOrder(method);
    await unpaid.cancel();
    expect(await refunds(unpaid.id)).toEqual([]);
  }
});

test('C4 another shopper’s order looks like an unknown one and stays unchanged', async () => {
  const { id, detail } = await anOrder();
  const stranger = await anOrder();
  const guest = aGuest(api);
  for (const order_id of [id, 2_000_000_000, 9_000_000_000]) {
    for (const caller of [
      { bearer: stranger.customer.bearer, user_token: undefined },
      guest,
      { user_token: undefined },
    ]) {
      const { user_token } = caller;
      const auth = 'bearer' in caller && caller.bearer ? { bearer: caller.bearer } : {};
      const cancelled = await api.call('cancelOrder', { ...auth, body: { order_id, ...WHY, user_token } });
      expect([cancelled.status, cancelled.message]).toEqual([201, 'We couldn’t find this order.']);
    }
  }
  expect((await stranger.find(id)).message).toBe('We couldn’t find this order.');
  expect(await detail()).toMatchObject({ cancelled: 0, cancellation: null });
});

test.each([
  { title: '' },
  { title: '   ' },
  { title: '\u2060\u3164' },
  { message: '' },
  { message: undefined },
  { message: '\u200b\u200f' },
  { title: 'x'.repeat(121) },
  { order_id: 'x' },
])('S187 a cancellation without title or message (%j) is refused', async (body) => {
  const { cancel, detail } = await anOrder();
  expect((await cancel(body)).status).toBe(201);
  expect((await detail()).cancelled).toBe(0);
});

test('S187 S212 the missing fields are listed in order', async () => {
  const { cancel } = await anOrder();
  const { message, data } = await cancel({ title: ' ', message: undefined });
  expect(message).toBe('Please tell us why you’re cancelling the order.');
  expect(data).toMatchObject({ form: [message, 'Please enter a message.'], fields: ['title', 'message'] });
});

test('a guest can cancel their own order', async () => {
  const guest = aGuest(api);
  await guest.put(await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id }));
  await guest.live();
  const { user_token } = guest;
  const placed = await api.call<{ id: number }>('placeOrder', { body: { order_method: 2, user_token } });
  const body = { order_id: placed.data.id, ...WHY, user_token };
  expect((await api.call('cancelOrder', { body })).status).toBe(200);
  const response = await api.call('cancellation', { params: { orderId: placed.data.id }, query: { user_token } });
  expect(response.data).toMatchObject(WHY);
});
