import type { PaymentGateway } from '../contract/site';
import { offeredMethods } from './payment-methods';

const gateway = (over: Partial<PaymentGateway>): PaymentGateway => ({
  razorpay: 0,
  cash_on_delivery: 0,
  stripe: 0,
  paypal: 0,
  flutterwave: 0,
  iyzico_payment: 0,
  default: 2,
  ...over,
});

test.each<[string, Partial<PaymentGateway>, string[], string | null]>([
  [
    'the server’s default first, when it is on',
    { stripe: 1, cash_on_delivery: 1, default: 3 },
    ['stripe', 'cashOnDelivery'],
    'stripe',
  ],
  ['else the first by number', { iyzico_payment: 1, razorpay: 1, default: 3 }, ['razorpay', 'iyzico'], 'razorpay'],
  ['no method whose flag is 2', { stripe: 2, paypal: 1, default: 3 }, ['paypal'], 'paypal'],
  ['none when all are off', { default: 2 }, [], null],
])('S153 S154 offers %s', (_, flags, methods, preselected) => {
  expect(offeredMethods(gateway(flags))).toEqual({ methods, preselected });
});
