import { aCart, aCartLine } from 'shared-kernel/testing/a-cart';
import { checkoutOf, forgetCheckout, keptCheckouts, markPlaced, type OrderInput } from './checkout-key';

const input = (over: Partial<OrderInput> = {}): OrderInput => ({ method: 2, voucher: null, total: 40, ...over });
beforeEach(() => forgetCheckout());

test('S157 the same cart and input keep one key, even after a reload', () => {
  const { key } = checkoutOf(aCart(), input());
  expect(checkoutOf(aCart(), input()).key).toBe(key);
  expect(key).toMatch(/^[\da-f-]{36}$/);
});

test.each([
  ['another quantity', aCart({ cartProducts: [aCartLine({ quantity: 2 })] }), input()],
  ['another total', aCart(), input({ total: 41 })],
  ['another method', aCart(), input({ method: 3 })],
  ['a voucher', aCart(), input({ voucher: 'SAVE10' })],
])('S157 %s is another checkout', (_, cart, other) => {
  expect(checkoutOf(cart, other).key).not.toBe(checkoutOf(aCart(), input()).key);
});

test('S157 going back to what was wanted before finds its key again', () => {
  const { key } = checkoutOf(aCart(), input());
  checkoutOf(aCart(), input({ method: 3 }));
  expect(checkoutOf(aCart(), input()).key).toBe(key);
});

test('S157 a forgotten checkout ends its key, others stay', () => {
  const { key } = checkoutOf(aCart(), input());
  const other = checkoutOf(aCart(), input({ method: 3 }));
  forgetCheckout(key);
  expect(checkoutOf(aCart(), input()).key).not.toBe(key);
  expect(checkoutOf(aCart(), input({ method: 3 })).key).toBe(other.key);
});

test('S157 keeps which checkout has its order, the latest first', () => {
  const first = checkoutOf(aCart(), input());
  const second = checkoutOf(aCart(), input({ method: 3 }));
  markPlaced(first.key);
  expect(keptCheckouts().map(({ key, placed }) => [key, placed])).toEqual([
    [second.key, false],
    [first.key, true],
  ]);
});

test('S157 a browser that refuses storage keeps the key for the page', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  sessionStorage.clear();
  const { key } = checkoutOf(aCart(), input());
  expect(checkoutOf(aCart(), input()).key).toBe(key);
  refuse.mockRestore();
});
