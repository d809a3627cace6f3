import { testApp } from '../testing/test-app';

const api = testApp();

test.each([
  ['S220', 'POST', 'user/wishlist/action'],
  ['S220', 'POST', 'user/compare-list/action'],
  ['S220', 'POST', 'user/store/follow'],
  ['S220', 'GET', 'user/store/following-list'],
  ['S220 D33', 'POST', 'voucher/validity'],
  ['S221', 'GET', 'cart/by-user'],
  ['S221', 'POST', 'cart/action'],
  ['S221', 'POST', 'cart/buy-now'],
  ['S221', 'DELETE', 'cart/delete/:id'],
  ['S221', 'POST', 'cart/change'],
  ['S221', 'POST', 'cart/update-shipping'],
  ['D23', 'POST', 'cart/buy-again'],
  ['S222', 'POST', 'order/action'],
  ['S222', 'POST', 'order/payment-done'],
  ['S222', 'POST', 'order/by-user'],
  ['S222 D48', 'GET', 'order/by-user'],
  ['S222', 'GET', 'order/send-order-email/:id'],
  ['S223', 'POST', 'cancellation/cancel-order'],
  ['S223', 'GET', 'cancellation/find/:orderId'],
] as const)('%s %s %s is a call of the API', (_line, method, path) => {
  expect(api.app.hasRoute({ method, url: `/api/v1/${path}` })).toBe(true);
});
