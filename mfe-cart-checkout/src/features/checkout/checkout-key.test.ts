import { aCart, aCartLine } from 'shared-kernel/testing/a-cart';
import { checkoutOf, forgetCheckout, keptCheckouts, markPlaced, type Wish } from './checkout-key';

const wish = (over: Partial<Wish> = {}): Wish => ({ method: 2, voucher: null, total: 40, ...over });
beforeEach(() => forgetCheckout());

test('S157 the same cart and wish keep one key, also after a reload', () => {
  const { key } = checkoutOf(aCart(), wish());
  expect(checkoutOf(aCart(), wish()).key).toBe(key);
  expect(key).toMatch(/^[\da-f-]{36}$/);
});

test.each([
  ['another quantity', aCart({ cartProducts: [aCartLine({ quantity: 2 })] }), wish()],
  ['another total', aCart(), wish({ total: 41 })],
  ['another method', aCart(), wish({ method: 3 })],
  ['a voucher', aCart(), wish({ voucher: 'SAVE10' })],
])('S157 %s is another checkout', (_, cart, other) => {
  expect(checkoutOf(cart, other).key).not.toBe(checkoutOf(aCart(), wish()).key);
});

test('S157 going back to what was wanted before finds its key again', () => {
  const { key } = checkoutOf(aCart(), wish());
  checkoutOf(aCart(), wish({ method: 3 }));
  expect(checkoutOf(aCart(), wish()).key).toBe(key);
});

test('S157 a forgotten checkout ends its key, others stay', () => {
  const { key } = checkoutOf(aCart(), wish());
  const other = checkoutOf(aCart(), wish({ method: 3 }));
  forgetCheckout(key);
  expect(checkoutOf(aCart(), wish()).key).not.toBe(key);
  expect(checkoutOf(aCart(), wish({ method: 3 })).key).toBe(other.key);
});

test('S157 keeps which checkout has its order, the latest first', () => {
  const first = checkoutOf(aCart(), wish());
  const second = checkoutOf(aCart(), wish({ method: 3 }));
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
  const { key } = checkoutOf(aCart(), wish());
  expect(checkoutOf(aCart(), wish()).key).toBe(key);
  refuse.mockRestore();
});
