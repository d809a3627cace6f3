import { aCart, aCartLine } from 'shared-kernel/testing/a-cart';
import { checkoutKey, forgetCheckoutKey } from './checkout-key';

beforeEach(() => forgetCheckoutKey());

test('S157 the same cart and method keep one key, also after a reload', () => {
  const key = checkoutKey(aCart(), 2);
  expect(checkoutKey(aCart(), 2)).toBe(key);
  expect(key).toMatch(/^[\da-f-]{36}$/);
});

test.each([
  ['another quantity', aCart({ cartProducts: [aCartLine({ quantity: 2 })] }), 2],
  ['another total', aCart({ calculated: { ...aCart().calculated, total_price: 41 } }), 2],
  ['another method', aCart(), 3],
])('S157 %s is another checkout', (_, cart, method) => {
  expect(checkoutKey(cart, method)).not.toBe(checkoutKey(aCart(), 2));
});

test('S157 a placed order ends its key', () => {
  const key = checkoutKey(aCart(), 2);
  forgetCheckoutKey();
  expect(checkoutKey(aCart(), 2)).not.toBe(key);
});

test('S157 a browser that refuses storage keeps the key for the page', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  const key = checkoutKey(aCart(), 2);
  expect(checkoutKey(aCart(), 2)).toBe(key);
  refuse.mockRestore();
});
