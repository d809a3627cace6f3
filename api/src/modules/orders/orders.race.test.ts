import { sql } from 'kysely';
import type { PlacedOrder, PlaceOrder } from 'shared-kernel/contract/orders';
import type { Database } from '../../db/database';
import type { Caller } from '../../http/caller';
import { gatewaysOf } from '../../payments/gateways';
import { aBundleDeal } from '../../testing/a-bundle-deal';
import { aCustomer } from '../../testing/a-customer';
import { aFlashSale } from '../../testing/a-flash-sale';
import { aGateway } from '../../testing/a-gateway';
import { aGuest } from '../../testing/a-guest';
import { aProduct, type MadeProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aVoucher } from '../../testing/a-voucher';
import { anAttribute } from '../../testing/an-attribute';
import { connectWithLongTimeouts } from '../../testing/connect-with-long-timeouts';
import { NIGHTLY } from '../../testing/nightly';
import { testApp } from '../../testing/test-app';
import { withoutLocks } from '../../testing/without-locks';
import { cancelOrder } from '../cancellations/cancel-order';
import { placeOrder } from './place-order';

/** Each on its own connection. */
const BUYERS = 60;
const ONLINE = { isConfigured: () => true, holdMinutes: 30 };
// hundreds of calls before a race starts, on machines that are busy with other things
jest.setTimeout(120_000);
const stripe = aGateway();
const api = testApp({ gateways: gatewaysOf([stripe]) });
let db: Database;
beforeAll(async () => {
  // one connection each, so that the race happens in PostgreSQL and not in the pool
  db = connectWithLongTimeouts(api.url, BUYERS);
  await api.db.updateTable('payment_methods').set({ enabled: true }).execute();
  // opened before the race starts
  await Promise.all(Array.from({ length: BUYERS }, () => sql`select pg_sleep(0.2)`.execute(db)));
});
afterAll(() => db.destroy());

type Choice = readonly [product: MadeProduct, quantity: number, variant?: number];

/** Buyers with the same items in their carts, added in their own order. */
async function buyersOf(choices: readonly Choice[], buyers = BUYERS): Promise<Caller[]> {
  return Promise.all(
    Array.from({ length: buyers }, async (_, number): Promise<Caller> => {
      const guest = aGuest(api);
      for (const [product, quantity, variant] of number % 2 ? choices : choices.toReversed()) {
        expect((await guest.put(product, quantity, variant)).status).toBe(200);
      }
      await guest.live();
      return { kind: 'guest', userToken: guest.user_token };
    }),
  );
}
async function race(callers: readonly Caller[], input: PlaceOrder = { order_method: 2 }, within = db) {
  const outcomes = await Promise.allSettled(
    callers.map((caller) => placeOrder(within, { caller, input, key: null, language: 'en' }, ONLINE, new Date())),
  );
  return {
    orders: outcomes.filter((outcome) => outcome.status === 'fulfilled').map(({ value }) => value.orderId),
    refused: outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason),
  };
}
const stockOf = async ({ inventoryIds }: MadeProduct) => {
  const rows = await api.db
    .selectFrom('inventory')
    .select(['id', 'quantity'])
    .where('id', 'in', inventoryIds)
    .execute();
  return inventoryIds.map((id) => rows.find((row) => row.id === id)?.quantity);
};
const shippingRule = async () => (await aShippingRule(api.db)).id;

describe('C1 stock', () => {
  test.each([1, 20, 59])(
    '60 concurrent buyers of %p pieces buy exactly those; the others get the reason',
    async (pieces) => {
      const scarce = await aProduct(api.db, { quantity: pieces, shippingRule: await shippingRule() });
      const plenty = await aProduct(api.db, { quantity: 1000, shippingRule: await shippingRule() });
      const { orders, refused } = await race(
        await buyersOf([
          [scarce, 1],
          [plenty, 1],
        ]),
      );
      expect(orders).toHaveLength(pieces);
      for (const reason of refused) expect(reason).toMatchObject({ form: [{ key: 'cart.outOfStock' }] });
      expect([await stockOf(scarce), await stockOf(plenty)]).toEqual([[0], [1000 - pieces]]);
    },
  );

  test('with variants, a bundle deal and a flash sale each variant sells its stock at the flash price', async () => {
    const { valueIds } = await anAttribute(api.db, 'Size', ['S', 'M']);
    const product = await aProduct(api.db, {
      selling: 2000,
      shippingRule: await shippingRule(),
      bundleDeal: await aBundleDeal(api.db, { buy: 3, free: 1 }),
      variants: [
        { quantity: 16, values: [valueIds[0] ?? 0] },
        { quantity: 1000, values: [valueIds[1] ?? 0] },
      ],
    });
    await aFlashSale(api.db, { prices: { [product.id]: 1500 } });
    const { orders, refused } = await race(
      await buyersOf([
        [product, 3, 0],
        [product, 1, 1],
      ]),
    );
    // five times three pieces; the one left over is too few for anybody
    expect(orders).toHaveLength(5);
    expect(await stockOf(product)).toEqual([1, 995]);
    for (const reason of refused) expect(reason).toMatchObject({ form: [{ key: 'cart.exceedsInventory' }] });
    const totals = await api.db
      .selectFrom('orders')
      .select(['subtotal', 'bundle_offer', 'total_amount'])
      .where('id', 'in', orders)
      .execute();
    // two of three pieces and one more at 15.00, and shipping for two lines
    for (const total of totals) expect(total).toEqual({ subtotal: 60_000, bundle_offer: 15_000, total_amount: 55_000 });
  });

  test('a piece restored during the race is sold again once', async () => {
    const product = await aProduct(api.db, { quantity: 1, shippingRule: await shippingRule() });
    const buyers = await buyersOf([[product, 1]], 30);
    const [first] = buyers;
    if (!first) throw new Error('no buyer');
    const { orders } = await race([first]);
    const cancelled = cancelOrder(db, first, { orderId: orders[0] ?? 0, title: 'No', message: 'Sorry' }, new Date());
    const others = await race(buyers.slice(1));
    await cancelled;
    const later = await race(buyers.slice(1));
    expect(others.orders.length + later.orders.length).toBe(1);
    expect(await stockOf(product)).toEqual([0]);
  });

  if (NIGHTLY)
    test('control: without row locks some buyers get a wrong answer', async () => {
      const product = await aProduct(api.db, { quantity: 5, shippingRule: await shippingRule() });
      const { refused } = await race(await buyersOf([[product, 1]]), undefined, withoutLocks(db));
      // more orders get through than there are pieces; only the column's own check stops them
      expect(refused.some((reason) => /inventory__quantity|check constraint/.test(String(reason)))).toBe(true);
      await expect(
        api.db
          .updateTable('inventory')
          .set({ quantity: -1 })
          .where('id', '=', product.inventoryIds[0] ?? 0)
          .execute(),
      ).rejects.toThrow(/check constraint/);
    });
});

describe('C2 vouchers', () => {
  async function customersOf(product: MadeProduct, count: number) {
    return Promise.all(
      Array.from({ length: count }, async () => {
        const customer = await aCustomer(api);
        await customer.put(product);
        return customer.caller;
      }),
    );
  }
  const running = async (voucher: number) =>
    (
      await api.db
        .selectFrom('voucher_uses')
        .select('order_id')
        .where('voucher_id', '=', voucher)
        .where('released_at', 'is', null)
        .execute()
    ).length;
  let product: MadeProduct;
  beforeEach(async () => {
    product = await aProduct(api.db, { quantity: 1000, shippingRule: await shippingRule() });
  });

  test.each([1, 9])(
    '40 concurrent customers with a voucher for %p uses: exactly that many orders carry it',
    async (usageLimit) => {
      const { id, code } = await aVoucher(api.db, { usageLimit });
      const callers = await customersOf(product, 40);
      const { orders, refused } = await race(callers, { order_method: 2, voucher: code });
      expect([orders.length, await running(id)]).toEqual([usageLimit, usageLimit]);
      for (const reason of refused) expect(reason).toMatchObject({ form: [{ key: 'vouchers.usedUp' }] });
      expect(await stockOf(product)).toEqual([1000 - usageLimit]);
    },
  );

  test('orders against cancellations: the limit holds, and each use is restored once', async () => {
    const { id, code } = await aVoucher(api.db, { usageLimit: 10 });
    const callers = await customersOf(product, 30);
    const first = await race(callers.slice(0, 10), { order_method: 2, voucher: code });
    expect(first.orders).toHaveLength(10);
    const owners = await api.db
      .selectFrom('orders')
      .innerJoin('shoppers', 'shoppers.id', 'orders.shopper_id')
      .select(['orders.id', 'shoppers.user_id'])
      .where('orders.id', 'in', first.orders)
      .execute();
    const cancel = ({ id: orderId, user_id }: (typeof owners)[number]) =>
      cancelOrder(
        db,
        { kind: 'user', id: user_id ?? 0, token: '' },
        { orderId, title: 'No', message: 'Sorry' },
        new Date(),
      );
    const [second, cancelled] = await Promise.all([
      race(callers.slice(10), { order_method: 2, voucher: code }),
      // every cancellation twice
      Promise.allSettled(owners.slice(0, 6).flatMap((owner) => [cancel(owner), cancel(owner)])),
    ]);
    expect(cancelled.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(second.orders.length).toBeLessThanOrEqual(6);
    expect(await running(id)).toBe(4 + second.orders.length);
    // released uses can be used again, up to the limit
    const done = new Set(second.orders);
    const rest = await race(callers.slice(10), { order_method: 2, voucher: code });
    for (const order of rest.orders) expect(done.has(order)).toBe(false);
    expect(await running(id)).toBe(10);
    expect(await stockOf(product)).toEqual([990]);
  });

  if (NIGHTLY)
    test('control: without row locks more orders than allowed carry the voucher', async () => {
      const { id, code } = await aVoucher(api.db, { usageLimit: 1 });
      const callers = await customersOf(product, 30);
      await race(callers, { order_method: 2, voucher: code }, withoutLocks(db));
      expect(await running(id)).toBeGreaterThan(1);
    });
});

describe('C3 one checkout', () => {
  async function aReadyGuest() {
    const guest = aGuest(api);
    const product = await aProduct(api.db, { quantity: 50, shippingRule: await shippingRule() });
    await guest.put(product, 2);
    await guest.live();
    const place = (order_method: number, key?: string) =>
      api.call<PlacedOrder>('placeOrder', {
        body: { order_method, user_token: guest.user_token },
        headers: key ? { 'Idempotency-Key': key } : {},
      });
    return { guest, product, place };
  }

  test.each([
    ['cash on delivery', 2],
    ['online', 3],
  ])('50 concurrent equal requests (%s) make one order and one attempt, with equal answers', async (_, method) => {
    const { product, place } = await aReadyGuest();
    const begun = stripe.charges.length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(method, 'one-checkout')));
    expect(answers[0]).toMatchObject({ http: 200, status: 200, data: { total_amount: 25 } });
    expect(new Set(answers.map(({ status, message, data }) => JSON.stringify([status, message, data]))).size).toBe(1);
    expect(await stockOf(product)).toEqual([48]);
    expect(stripe.charges.length - begun).toBe(method === 3 ? 1 : 0);
    if (method === 3) expect(answers[0]?.data.redirect).toMatch(/^https:\/\/pay\.test\//);
  });

  test('without a key a second request is refused: the cart has no checked lines', async () => {
    const { place } = await aReadyGuest();
    const answers = await Promise.all([place(2), place(2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
  });

  if (NIGHTLY)
    test('control: without row locks equal requests get different answers', async () => {
      const { guest } = await aReadyGuest();
      const caller = { kind: 'guest', userToken: guest.user_token } as const;
      const checkout = { caller, input: { order_method: 2 }, key: 'one-checkout', language: 'en' } as const;
      const unlocked = withoutLocks(db);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, () => placeOrder(unlocked, checkout, ONLINE, new Date())),
      );
      expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
    });
});
