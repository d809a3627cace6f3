import { sql } from 'kysely';
import { OrderMethod } from 'shared-kernel/contract/enums';
import { testDatabase } from '../../testing/test-database';
import { createPaymentGatewayQueries } from './payment-gateway.queries';

const database = testDatabase();
const offered = (...configured: number[]) =>
  createPaymentGatewayQueries(database.db, (method) => configured.includes(method)).read();
const switchOn = (enabled: number[], preselected = 0) =>
  sql`update payment_methods set enabled = method = any(${enabled}), preselected = method = ${preselected}`.execute(
    database.db,
  );
const NONE = { razorpay: 0, cash_on_delivery: 0, stripe: 0, paypal: 0, flutterwave: 0, iyzico_payment: 0 };
const ALL = Object.values(OrderMethod);

test('S155 D32 only enabled methods with keys are offered; cash on delivery needs none', async () => {
  await switchOn([2, 3, 6]);
  expect(await offered(1, 3, 4)).toEqual({ ...NONE, cash_on_delivery: 1, stripe: 1, default: 2 });
  expect(await offered()).toEqual({ ...NONE, cash_on_delivery: 1, default: 2 });
});

test('S155 the preselected method is the default where it is offered, else the first one that is', async () => {
  await switchOn(ALL, OrderMethod.paypal);
  expect(await offered(...ALL)).toMatchObject({ paypal: 1, default: 4 });
  expect(await offered(5)).toMatchObject({ paypal: 0, flutterwave: 1, default: 2 });
  await switchOn([3, 5], OrderMethod.paypal);
  expect(await offered(5)).toEqual({ ...NONE, flutterwave: 1, default: 5 });
});

test('S155 a shop without enabled methods offers none', async () => {
  await switchOn([]);
  expect(await offered(...ALL)).toMatchObject(NONE);
});
