import { standInsFor } from './stand-ins.mjs';

const offered = {
  stripe: { STRIPE_SECRET_KEY: 'a', STRIPE_API_URL: 'http://sandbox/stripe' },
  iyzico: { IYZICO_API_KEY: 'b', IYZICO_SECRET_KEY: 'c', IYZICO_API_URL: 'http://sandbox/iyzico' },
};

test('gateways without keys use the sandbox', () => {
  expect(standInsFor(offered, { STRIPE_SECRET_KEY: ' ' })).toEqual({ ...offered.stripe, ...offered.iyzico });
});

test('a gateway with its own keys never uses the sandbox’s keys or URLs', () => {
  expect(standInsFor(offered, { STRIPE_SECRET_KEY: 'sk_live_x' })).toEqual(offered.iyzico);
  expect(standInsFor(offered, { IYZICO_API_KEY: 'x', STRIPE_API_URL: 'http://elsewhere' })).toEqual({});
});
