import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { createGateways as simulateGateways } from 'sandbox/src/gateways/create-gateways';
import { GATEWAY_NAMES, shopEnvironment } from 'sandbox/src/gateways/keys';
import { aCharge } from '../../testing/a-charge';
import { createGateways, type Gateways } from '../gateways';
import { readPaymentKeys } from '../payment-keys';

let origin = '';
const simulated = simulateGateways({ publicOrigin: () => origin, webhookBase: () => 'http://127.0.0.1:1', pauses: [] });
const sandbox = Fastify({ forceCloseConnections: true });
simulated.mount(sandbox);
let gateways: Gateways;

beforeAll(async () => {
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`;
  gateways = createGateways(readPaymentKeys(Object.assign({}, ...Object.values(shopEnvironment(origin))), []));
});
afterAll(async () => {
  simulated.close();
  await sandbox.close();
});

test.each(GATEWAY_NAMES)('D40 %s pays a repeated refund only once', async (name) => {
  const gateway = gateways.byName(name);
  if (!gateway) throw new Error('no adapter');
  const charge = aCharge({ token: `token-of-${name}` });
  const { reference } = await gateway.start(charge);
  const [attempt] = simulated.attempts(name);
  if (attempt) attempt.state = 'paid';
  const { settlement, amount, currency } = await gateway.find(reference);
  if (!settlement || !amount || !currency) throw new Error('not paid');

  const refund = () => gateway.refund({ settlement, reference, amount, currency, key: 'refund-1' });
  await expect(refund()).resolves.toEqual(expect.any(String));
  // the first response was lost; then even the gateway forgets the key
  await refund();
  await gateway.refund({ settlement, reference, amount, currency, key: 'refund-by-another-key' }).catch(() => null);
  expect(attempt?.refunds.map((one) => one.amount)).toEqual([charge.amount / 10]);
});
