import { aCart, aCartLine } from 'shared-kernel/testing/a-cart';
import { checkoutOf, forgetCheckout, keptCheckouts, markPlaced, type OrderInput } from './checkout-key';

const input = (over: Partial<OrderInput> = {}): OrderInput => ({ method: 2, voucher: null, total: 40, ...over });
beforeEach(() => forgetCheckout());

test('S157 the same cart and input keep one key, even after a reload', () => {
  const { key } = checkoutOf(aCart(), input());
  expect(checkoutOf(aCart(), input()).key).toBe(key);
  expect(key).toMatch(/^[\da-f]{32}$/);
});

test('S157 over plain HTTP, without randomUUID, a checkout still gets a key', () => {
  const own = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  expect(checkoutOf(aCart(), input()).key).toMatch(/^[\da-f]{32}$/);
  Reflect.deleteProperty(crypto, 'randomUUID');
  if (own) Object.defineProperty(crypto, 'randomUUID', own);
});

test.each([
  ['another quantity', aCart({ cartProducts: [aCartLine({ quantity: 2 })] }), input()],
  ['another total', aCart(), input({ total: 41 })],
  ['another method', aCart(), input({ method: 3 })],
  ['a voucher', aCart(), input({ voucher: 'SAVE10' })],
])('S157 %s creates another checkout', (_, cart, other) => {
  expect(checkoutOf(cart, other).key).not.toBe(checkoutOf(aCart(), input()).key);
});

test('S157 returning to an earlier input restores its key', () => {
  const { key } = checkoutOf(aCart(), input());
  checkoutOf(aCart(), input({ method: 3 }));
  expect(checkoutOf(aCart(), input()).key).toBe(key);
});

test('S157 forgetting a checkout drops its key and keeps the others', () => {
  const { key } = checkoutOf(aCart(), input());
  const other = checkoutOf(aCart(), input({ method: 3 }));
  forgetCheckout(key);
  expect(checkoutOf(aCart(), input()).key).not.toBe(key);
  expect(checkoutOf(aCart(), input({ method: 3 })).key).toBe(other.key);
});

test('S157 remembers which checkouts have an order, latest first', () => {
  const first = checkoutOf(aCart(), input());
  const second = checkoutOf(aCart(), input({ method: 3 }));
  markPlaced(first.key);
  expect(keptCheckouts().map(({ key, placed }) => [key, placed])).toEqual([
    [second.key, false],
    [first.key, true],
  ]);
});

test('S157 a checkout stored by an earlier release keeps its key and input', () => {
  const { key } = checkoutOf(aCart(), input());
  sessionStorage.setItem('checkouts', sessionStorage.getItem('checkouts')?.replace('"input":', '"wish":') ?? '');
  expect(checkoutOf(aCart(), input())).toMatchObject({ key, input: input() });
});

test('S157 without session storage the key lasts as long as the page', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  sessionStorage.clear();
  const { key } = checkoutOf(aCart(), input());
  expect(checkoutOf(aCart(), input()).key).toBe(key);
  refuse.mockRestore();
});
