import type { PlacedOrder } from 'shared-kernel/contract/orders';
import { readConfig } from '../../config';
import { aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { timeDifference, timeOf } from '../../testing/compare-times';
import { NIGHTLY } from '../../testing/nightly';
import { withStatements } from '../../testing/statements';
import { testApp } from '../../testing/test-app';
import { createTrackingCode } from '../orders/tracking-code';

const api = testApp();
const limited = testApp({ config: readConfig({ RATE_LIMIT: 'on', LOG_LEVEL: 'silent' }) });

/** The code of an order with eight products. */
async function aCode(): Promise<string> {
  const { id: shippingRule } = await aShippingRule(api.db);
  const guest = aGuest(api);
  for (let count = 0; count < 8; count += 1) await guest.put(await aProduct(api.db, { shippingRule }));
  await guest.live();
  const body = { order_method: 2, user_token: guest.user_token };
  return (await api.call<PlacedOrder>('placeOrder', { body })).data.order;
}
const track = (code: string) => api.call('trackOrder', { params: { code }, language: 'ar' });

/** Statements sent to the database while `act` runs; mails in progress send others. */
const statements = async (act: () => Promise<unknown>) => (await withStatements(act)).statements;

test('D41 known, unknown and malformed codes take the same statements', async () => {
  const code = await aCode();
  const known = await statements(() => track(code));
  expect(known).toHaveLength(2);
  expect(await statements(() => track(createTrackingCode()))).toEqual(known);
  expect(await statements(() => track('nonsense'))).toEqual(known);
  expect(await statements(() => track('x'.repeat(5000)))).toEqual(known);
});

if (NIGHTLY)
  test('D41 known, unknown and malformed codes take the same time', async () => {
    const known = await aCode();
    const unknown = createTrackingCode();
    await track(known);
    // ms; a timer may fire one or two before the 60
    expect(await timeOf(() => track(known))).toBeGreaterThan(55);
    for (const other of [unknown, 'nonsense']) {
      const { low, high } = await timeDifference(
        () => track(known),
        () => track(other),
        15,
      );
      // ms; generous, because the statements above are compared exactly
      expect(low).toBeLessThan(10);
      expect(high).toBeGreaterThan(-10);
    }
  });

test('D41 after twenty tries a minute an address gets 429 with the time to wait; others are not affected', async () => {
  const guess = (from: string) =>
    limited.call('trackOrder', { params: { code: createTrackingCode() }, headers: { 'x-forwarded-for': from } });
  const answers = await Promise.all(Array.from({ length: 20 }, () => guess('192.0.2.7')));
  expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]));
  const refused = await guess('192.0.2.7');
  expect([refused.http, refused.status, refused.headers['cache-control']]).toEqual([429, 429, 'no-store']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await guess('192.0.2.8')).http).toBe(200);
});
