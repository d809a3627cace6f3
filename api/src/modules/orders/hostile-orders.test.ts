import fc from 'fast-check';
import type { CallName } from 'shared-kernel/contract/call-name';
import { aCustomer } from '../../testing/a-customer';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { testApp } from '../../testing/test-app';

const api = testApp();
let customer: Awaited<ReturnType<typeof aCustomer>>;
let order: number;
beforeAll(async () => {
  customer = await aCustomer(api);
  const product = await aProduct(api.db, { quantity: 50, shippingRule: (await aShippingRule(api.db)).id });
  await customer.put(product);
  order = (await customer.order()).data.id;
  await customer.put(product);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.integer(),
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    [1],
    { $gt: '' },
    Number.MAX_VALUE,
    -0,
    2 ** 53,
    'a\u0000b',
    '\ud800',
    ' ',
    '1',
  ),
  fc.constantFrom('SAVE', "' or 1=1 --", 'İ'.repeat(60), 'x'.repeat(5000), '\u202e\u0301'),
);
/** Each call with its fields, and fields that it must ignore. */
const CALLS_AND_FIELDS: [CallName, string[]][] = [
  ['placeOrder', ['order_method', 'voucher', 'seen_total', 'time_zone', 'total_amount', 'payment_done', 'user_id']],
  ['voucherValidity', ['voucher', 'price', 'offered']],
  ['cancelOrder', ['order_id', 'title', 'message', 'refunded', 'id']],
  ['orders', ['order_id', 'page', 'q', 'time_zone', 'cancelled', 'paid', 'order_by', 'type']],
];

test.each(CALLS_AND_FIELDS)('C4 D46 %s answers any body with an envelope and no 5xx', async (name, fields) => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom(...fields), hostile),
      fc.string({ maxLength: 30 }).map((key) => key.replace(/[^\x20-\x7e]/g, '')),
      async (body, key) => {
        const answer = await api.call(name, { bearer: customer.bearer, body, headers: { 'idempotency-key': key } });
        expect(answer.http).toBeLessThan(500);
        expect([200, 201]).toContain(answer.status);
      },
    ),
    { numRuns: 80 },
  );
});

test('C4 hostile bodies did not cancel, pay or change the existing order', async () => {
  const { data } = await api.call('orders', { bearer: customer.bearer, body: { order_id: order } });
  expect(data).toMatchObject({ status: 1, payment_done: 0, cancelled: 0, refunded: 0, total_amount: 15 });
});
