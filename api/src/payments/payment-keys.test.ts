import { createGateways } from './gateways';
import { readPaymentKeys } from './payment-keys';

const ALL = {
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old,',
  RAZORPAY_KEY_ID: 'rk',
  RAZORPAY_KEY_SECRET: 'rs',
  RAZORPAY_WEBHOOK_SECRET: 'rw',
  PAYPAL_CLIENT_ID: 'pc',
  PAYPAL_CLIENT_SECRET: 'ps',
  PAYPAL_WEBHOOK_ID: 'pw',
  FLUTTERWAVE_SECRET_KEY: 'fk',
  FLUTTERWAVE_SECRET_HASH: 'fh',
  IYZICO_API_KEY: 'ik',
  IYZICO_SECRET_KEY: 'is',
};
const METHODS = [1, 2, 3, 4, 5, 6];

function read(env: Record<string, string>) {
  const faults: string[] = [];
  return { keys: readPaymentKeys(env, faults), faults };
}

test('D32 without keys no gateway is offered, with all keys all five are', () => {
  const none = read({ STRIPE_SECRET_KEY: ' ' });
  expect(none.faults).toEqual([]);
  expect(METHODS.filter((method) => createGateways(none.keys).takes(method, 'USD'))).toEqual([]);
  const all = read(ALL);
  expect(all.faults).toEqual([]);
  expect(METHODS.filter((method) => createGateways(all.keys).takes(method, 'USD'))).toEqual([1, 3, 4, 5, 6]);
});

test.each([
  ['USD', [1, 3, 4, 5, 6]],
  ['JPY', [1, 3, 4]],
  ['KRW', [1, 3]],
  ['KWD', [1, 3]],
  ['BHD', [1, 3]],
  ['TND', [3]],
  ['LYD', []],
  ['XOF', [1, 3, 5]],
  ['TRY', [1, 3, 6]],
  ['NGN', [1, 3, 5]],
])('issue 14 for %s the gateways %j are offered, which support it', (currency, offered) => {
  const gateways = createGateways(read(ALL).keys);
  expect(METHODS.filter((method) => gateways.takes(method, currency))).toEqual(offered);
});

test('P7 rotated secrets form a list; addresses have defaults and lose a trailing slash', () => {
  const { keys } = read({ ...ALL, RAZORPAY_API_URL: 'http://localhost:4000/razorpay/' });
  expect(keys.stripe).toEqual({
    apiUrl: 'https://api.stripe.com',
    secretKey: 'sk',
    webhookSecrets: ['whsec_new', 'whsec_old'],
  });
  expect(keys.razorpay).toMatchObject({
    apiUrl: 'http://localhost:4000/razorpay',
    checkoutUrl: 'http://localhost:4000/razorpay',
  });
  const apart = read({ ...ALL, RAZORPAY_CHECKOUT_URL: 'http://localhost:8025/razorpay' }).keys;
  expect(apart.razorpay).toMatchObject({
    apiUrl: 'https://api.razorpay.com',
    checkoutUrl: 'http://localhost:8025/razorpay',
  });
});

test('incomplete keys of a gateway are a fault that names the missing ones and shows no secret', () => {
  const { faults } = read({
    STRIPE_SECRET_KEY: 'sk_live_secret',
    IYZICO_API_KEY: 'a',
    IYZICO_SECRET_KEY: 'b',
    IYZICO_API_URL: 'ftp://x',
  });
  expect(faults).toEqual([
    'STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET go together.',
    'IYZICO_API_URL must be an address that starts with https:// or http://.',
  ]);
});
