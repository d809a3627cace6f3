import type { PlacedOrder } from 'shared-kernel/contract/orders';
import { connect } from '../../db/database';
import { aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { testApp } from '../../testing/test-app';
import { placeOrder } from './place-order';

const BUYERS = 20;
const COD_ONLY = { isConfigured: () => false, holdMinutes: 30 };
// sixty calls before the race begins, on machines that do other things as well
jest.setTimeout(60_000);
const api = testApp();

/** Buyers with one piece of each product in their carts, in an order of their own. */
async function buyersOf(products: { id: number; inventoryIds: number[] }[]) {
  const buyers = Array.from({ length: BUYERS }, () => aGuest(api));
  for (const [number, buyer] of buyers.entries()) {
    for (const product of number % 2 ? products : products.toReversed()) await buyer.put(product);
    await buyer.live();
  }
  return buyers;
}

test.each([1, 7, 19])(
  'C1 20 buyers at once for %p pieces buy exactly those, the others read why not',
  async (pieces) => {
    const shippingRule = (await aShippingRule(api.db)).id;
    const scarce = await aProduct(api.db, { quantity: pieces, shippingRule });
    const plenty = await aProduct(api.db, { quantity: 1000, shippingRule });
    const buyers = await buyersOf([scarce, plenty]);
    // a connection for each, so that the race is PostgreSQL's and not the pool's
    const db = connect(api.url, BUYERS);
    try {
      const wish = { order_method: 2 };
      const outcomes = await Promise.allSettled(
        buyers.map(({ user_token: userToken }) =>
          placeOrder(
            db,
            { caller: { kind: 'guest', userToken }, wish, key: null, language: 'en' },
            COD_ONLY,
            new Date(),
          ),
        ),
      );
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason);
      expect(refused).toHaveLength(BUYERS - pieces);
      for (const reason of refused) expect(reason).toMatchObject({ form: [{ key: 'cart.outOfStock' }] });
      const stock = await db
        .selectFrom('inventory')
        .select('quantity')
        .where('product_id', 'in', [scarce.id, plenty.id])
        .orderBy('product_id')
        .execute();
      expect(stock.map(({ quantity }) => quantity)).toEqual([0, 1000 - pieces]);
    } finally {
      await db.destroy();
    }
  },
);

test('C3 20 requests at once with one key make one order, and all are told the same', async () => {
  const guest = aGuest(api);
  const product = await aProduct(api.db, { quantity: 50, shippingRule: (await aShippingRule(api.db)).id });
  await guest.put(product, 2);
  await guest.live();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      api.call<PlacedOrder>('placeOrder', {
        body: { order_method: 2, user_token: guest.user_token },
        headers: { 'Idempotency-Key': 'one-checkout' },
      }),
    ),
  );
  expect(new Set(answers.map(({ status, data }) => `${status} ${data.order}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  const [stock] = await api.db
    .selectFrom('inventory')
    .select('quantity')
    .where('product_id', '=', product.id)
    .execute();
  expect(stock?.quantity).toBe(48);
});

test('without a key a second request finds nothing left to order', async () => {
  const guest = aGuest(api);
  await guest.put(await aProduct(api.db, { shippingRule: (await aShippingRule(api.db)).id }));
  await guest.live();
  const body = { order_method: 2, user_token: guest.user_token };
  const answers = await Promise.all([api.call('placeOrder', { body }), api.call('placeOrder', { body })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
});
