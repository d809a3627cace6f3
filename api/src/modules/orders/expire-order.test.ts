import type { OrderDetail } from 'shared-kernel/contract/orders';
import { gatewaysOf } from '../../payments/gateways';
import { aCustomer } from '../../testing/a-customer';
import { aGateway } from '../../testing/a-gateway';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aVoucher } from '../../testing/a-voucher';
import { offerAllMethods } from '../../testing/all-methods';
import { testApp } from '../../testing/test-app';
import { mergeGuest } from '../shoppers/merge-guest';
import { expireOrder } from './expire-order';
import { markPaid } from './mark-paid';

const api = testApp({ gateways: gatewaysOf([aGateway()]) });
const LATER = () => new Date(Date.now() + 30 * 60_000);
const expire = (id: number, now = LATER()) => api.db.transaction().execute((trx) => expireOrder(trx, id, now));
offerAllMethods(api);

async function anUnpaidOrder(quantity = 2, order_method = 3) {
  const customer = await aCustomer(api);
  const product = await aProduct(api.db, { quantity: 5, shippingRule: (await aShippingRule(api.db)).id });
  const { id: voucherId, code } = await aVoucher(api.db, { usageLimit: 1 });
  await customer.put(product, quantity);
  const { data } = await customer.order({ order_method, voucher: code });
  const stock = async () =>
    (await api.db.selectFrom('inventory').select('quantity').where('product_id', '=', product.id).executeTakeFirst())
      ?.quantity;
  const uses = async () =>
    (
      await api.db
        .selectFrom('voucher_uses')
        .select('order_id')
        .where('voucher_id', '=', voucherId)
        .where('released_at', 'is', null)
        .execute()
    ).length;
  const detail = async () =>
    (await api.call<OrderDetail>('orders', { bearer: customer.bearer, body: { order_id: data.id } })).data;
  return { customer, product, id: data.id, stock, uses, detail };
}

test('P3 S162 an unpaid order expires: stock and voucher are restored once, its lines return to the cart', async () => {
  const { customer, id, stock, uses, detail } = await anUnpaidOrder();
  expect([await stock(), await uses()]).toEqual([3, 1]);
  expect(await expire(id)).toBe(true);
  expect(await expire(id)).toBe(false);
  expect([await stock(), await uses()]).toEqual([5, 0]);
  expect(await detail()).toMatchObject({ cancelled: 1, expired: 1, status: 1, payment_done: 0, cancellation: null });
  const { cartProducts } = await customer.cart();
  expect(cartProducts).toMatchObject([{ quantity: 2, selected: 1, unit_price: 10, unit_price_before: null }]);
});

test('P2 P3 an order with a flagged payment expires only once that is settled', async () => {
  const { id, stock, uses, detail } = await anUnpaidOrder();
  const state = (to: string) => api.db.updateTable('payments').set({ state: to }).where('order_id', '=', id).execute();
  await state('flagged');
  expect(await expire(id)).toBe(false);
  expect([await stock(), await uses()]).toEqual([3, 1]);
  expect(await detail()).toMatchObject({ cancelled: 0, expired: 0, payment: { state: 'flagged' } });
  await state('failed');
  expect(await expire(id)).toBe(true);
  expect([await stock(), await uses()]).toEqual([5, 0]);
});

test('P3 concurrent processes expire an order once', async () => {
  const { customer, id, stock, uses } = await anUnpaidOrder();
  const ends = await Promise.all(Array.from({ length: 12 }, () => expire(id)));
  expect(ends.filter(Boolean)).toHaveLength(1);
  expect([await stock(), await uses()]).toEqual([5, 0]);
  expect((await customer.cart()).cartCount).toBe(2);
});

test('expired lines are added to the cart up to the stock, and to saved lines', async () => {
  const { customer, product, id } = await anUnpaidOrder(3);
  await customer.put(product, 2);
  await expire(id);
  expect((await customer.cart()).cartProducts).toMatchObject([{ quantity: 5 }]);

  const other = await anUnpaidOrder(2);
  const { data: cart } = await other.customer.put(other.product, 1);
  const body = { id: cart.cartProducts[0]?.id, saved: true };
  await api.call('saveForLater', { bearer: other.customer.bearer, body });
  await expire(other.id);
  const after = await other.customer.cart();
  expect(after).toMatchObject({ savedProducts: [], cartProducts: [{ quantity: 2, selected: 1 }] });
});

test('a price that changed since the order is reported in the cart', async () => {
  const { customer, product, id } = await anUnpaidOrder();
  await api.db.updateTable('products').set({ selling: '11.00' }).where('id', '=', product.id).execute();
  await expire(id);
  expect((await customer.cart()).cartProducts).toMatchObject([{ unit_price: 11, unit_price_before: 10 }]);
});

describe('orders that do not expire', () => {
  test('an order until its exact deadline', async () => {
    const { id, stock } = await anUnpaidOrder();
    const { expires_at } = await api.db
      .selectFrom('orders')
      .select('expires_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const end = expires_at?.getTime() ?? 0;
    expect(await expire(id, new Date(end - 1))).toBe(false);
    expect(await stock()).toBe(3);
    expect(await expire(id, new Date(end))).toBe(true);
  });

  test('a paid, cancelled or cash order', async () => {
    const paid = await anUnpaidOrder();
    const payment = await api.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', paid.id)
      .executeTakeFirstOrThrow();
    await api.db.transaction().execute((trx) => markPaid(trx, paid.id, payment.id, new Date()));
    expect(await expire(paid.id)).toBe(false);
    expect(await paid.detail()).toMatchObject({ payment_done: 1, cancelled: 0, expires_at: null });

    const cancelled = await anUnpaidOrder();
    const body = { order_id: cancelled.id, title: 'No', message: 'Sorry' };
    await api.call('cancelOrder', { bearer: cancelled.customer.bearer, body });
    expect(await expire(cancelled.id)).toBe(false);
    expect(await cancelled.stock()).toBe(5);
    expect((await cancelled.customer.cart()).cartCount).toBe(0);

    const atTheDoor = await anUnpaidOrder(2, 2);
    expect(await expire(atTheDoor.id, new Date(Date.now() + 1e12))).toBe(false);
    expect(await expire(2_000_000_000)).toBe(false);
  });
});

test('an order that moves to an account while expiring expires once and keeps its lines', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { customer, id, stock } = await anUnpaidOrder();
    // the order belongs to a guest who signs in at that moment
    const userToken = `guest-of-round-${round}-${id}`;
    const { id: guest } = await api.db
      .insertInto('shoppers')
      .values({ user_id: null, guest_token_hash: Buffer.from(await hash(userToken)) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await api.db.updateTable('orders').set({ shopper_id: guest }).where('id', '=', id).execute();
    await Promise.all([expire(id), api.db.transaction().execute((trx) => mergeGuest(trx, customer.id, userToken))]);
    // an order that lost the race is retried in the reconciler's next round
    await expire(id);
    expect(await stock()).toBe(5);
    expect((await customer.cart()).cartCount).toBe(2);
  }
});

const hash = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
