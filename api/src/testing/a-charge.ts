import type { Charge } from '../payments/gateway';

/** A charge for an order of 128.50 USD, ready to be sent to a gateway. */
export const aCharge = (differs: Partial<Charge> = {}): Charge => ({
  token: '3f2b8c1d9e4a4f60a1b2c3d4e5f60718',
  shop: 'Rose & Thorn',
  trackingCode: 'SK-7Q2M9X',
  amount: 128_500,
  currency: 'USD',
  language: 'en',
  buyer: {
    name: 'Aisha Noor Karim',
    email: 'aisha@example.test',
    phone: '+93700000000',
    country: 'AF',
    state: 'BDS',
    city: 'Faizabad',
    zip: '3401',
    address: '1 River Road',
    ip: '203.0.113.7',
  },
  expiresAt: new Date(Date.now() + 30 * 60_000),
  returnUrl: 'https://souk.example/api/v1/payment/callback/x?payment=3f2b8c1d9e4a4f60a1b2c3d4e5f60718',
  cancelUrl: 'https://souk.example/user/order/SK-7Q2M9X?payment=cancelled',
  ...differs,
});
