import { inspect } from 'node:util';
import { freePort } from '../../db/free-port';
import { aCharge } from '../../testing/a-charge';
import { type GatewayHost, startGatewayHost } from '../../testing/gateway-host';
import { type Gateway, GatewayDown } from '../gateway';
import { createGatewayFetch, type GatewayFetch } from '../gateway-fetch';
import { createFlutterwave } from './flutterwave';
import { createIyzico } from './iyzico';
import { createPaypal } from './paypal';
import { createRazorpay } from './razorpay';
import { createStripe } from './stripe';

/** Values that must never appear in an error: keys, tokens and the shopper's data. */
const SECRETS = [
  'planted-id',
  'planted-secret',
  'planted-hook',
  'planted-token',
  'aisha@planted.example',
  '+15550100',
  'Planted Road',
];
const [id = '', secret = '', hook = '', token = '', email = '', phone = '', address = ''] = SECRETS;
const CHARGE = aCharge({ token, buyer: { ...aCharge().buyer, email, phone, address } });

const GATEWAYS: Record<string, (apiUrl: string, fetchGateway: GatewayFetch) => Gateway> = {
  stripe: (apiUrl, ask) => createStripe({ apiUrl, secretKey: secret, webhookSecrets: [hook] }, ask),
  razorpay: (apiUrl, ask) =>
    createRazorpay({ apiUrl, checkoutUrl: apiUrl, keyId: id, keySecret: secret, webhookSecrets: [hook] }, ask),
  paypal: (apiUrl, ask) =>
    createPaypal({ apiUrl, clientId: id, clientSecret: secret, webhookIds: [hook], merchantId: null }, ask),
  flutterwave: (apiUrl, ask) => createFlutterwave({ apiUrl, secretKey: secret, secretHashes: [hook] }, ask),
  iyzico: (apiUrl, ask) => createIyzico({ apiUrl, apiKey: id, secretKey: secret }, ask),
};
const CALLS: Record<string, (gateway: Gateway) => Promise<unknown>> = {
  start: (gateway) => gateway.start(CHARGE),
  find: (gateway) => gateway.find('reference-1'),
  capture: (gateway) => gateway.capture?.('reference-1', token) ?? Promise.reject(new GatewayDown('collects nothing')),
  refund: (gateway) =>
    gateway.refund({ settlement: 's-1', reference: 'reference-1', amount: 100, currency: 'USD', key: 'k' }),
};

/** Everything that a gateway could repeat in a refusal. */
const ECHO = `${SECRETS.join(' ')} was not accepted`;
const ANSWERS: Record<string, Parameters<GatewayHost['answer']>[0]> = {
  'breaks down': () => ({ status: 500, body: ECHO }),
  'is busy': () => ({ status: 429, body: ECHO }),
  'refuses the keys': () => ({ status: 401, body: { error: { description: ECHO }, message: ECHO } }),
  'refuses the request': () => ({
    status: 400,
    body: { message: ECHO, errorMessage: ECHO, details: [{ issue: ECHO }] },
  }),
  'cannot process it': () => ({ status: 422, body: { details: [{ issue: ECHO }] } }),
  'sends a page': () => ({ body: `<html>${ECHO}</html>` }),
  'sends other JSON': () => ({ body: { id: 7, data: ECHO, access_token: ECHO } }),
  'sends a list': () => ({ body: [ECHO] }),
  'sends nothing': () => ({ status: 204 }),
  'sends half': () => ({ body: '{"id":"1","status":', headers: { 'content-type': 'application/json' } }),
  'never ends': () => ({ body: 'x'.repeat(1024 * 1024 + 1) }),
  'leads elsewhere': () => ({ status: 302, headers: { location: 'https://evil.example/' } }),
  'does not answer': () => undefined,
};

let host: GatewayHost;
beforeAll(async () => {
  host = await startGatewayHost();
});
afterAll(() => host.close());

/** The error as logged, including causes. */
async function errorOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => new Error('it went through'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(GatewayDown);
  return inspect(error, { depth: 10, showHidden: true });
}

describe.each(Object.entries(GATEWAYS))('%s', (_name, create) => {
  describe.each(Object.entries(ANSWERS))('that %s', (_answer, answer) => {
    test.each(Object.entries(CALLS))('P2 O3 gives no finding about %s and shows no secret', async (_call, call) => {
      host.answer(answer);
      // a short timeout only for responses that never arrive
      const patience = answer === ANSWERS['does not answer'] ? 200 : 30_000;
      const shown = await errorOf(call(create(host.url, createGatewayFetch(host.url, patience))));
      for (const planted of SECRETS) expect(shown).not.toContain(planted);
    });
  });

  test.each(Object.entries(CALLS))('P2 O3 %s while the gateway is unreachable', async (_call, call) => {
    const apiUrl = `http://127.0.0.1:${await freePort()}`;
    const shown = await errorOf(call(create(apiUrl, createGatewayFetch(apiUrl))));
    for (const planted of SECRETS) expect(shown).not.toContain(planted);
  });
});
