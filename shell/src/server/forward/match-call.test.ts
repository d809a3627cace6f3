import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import * as GATEWAY_CALLS from 'shared-kernel/contract/gateway-calls';
import { callPatterns, isReleased, matchCall } from './match-call';

const BUILT_IN = callPatterns([]);
const EVERY = Object.entries({ ...CALLS, ...GATEWAY_CALLS });

test.each(EVERY)('matches %s by method and path and encodes its parameters again', (name, { method, path }) => {
  const written = path.replace(/:\w+/g, 'caf%c3%a9%20@1');
  expect(matchCall(method, written, BUILT_IN)).toEqual({
    name,
    path: API_BASE + path.replace(/:\w+/g, 'caf%C3%A9%20%401'),
  });
});

test.each([
  ['HEAD', 'user/logout', 'logout'],
  ['POST', 'user/signin/', 'signin'],
  ['GET', 'user/logout/', 'logout'],
  ['POST', 'user/social-login/finish', 'finishSocialLogin'],
])('%s %s is %s', (method, rest, name) => {
  expect(matchCall(method, rest, BUILT_IN)?.name).toBe(name);
});

test.each([
  ['POST', 'user/logout'],
  ['GET', 'user/signin'],
  ['PUT', 'cart/action'],
  ['OPTIONS', 'common'],
  ['GET', ''],
  ['GET', 'page//'],
  ['GET', 'product/'],
  ['GET', 'product/7/reviews'],
  ['GET', 'Common'],
  ['GET', 'docs/json'],
  ['GET', 'constructor'],
  ['POST', 'payment/callback/'],
  ['GET', 'payment/webhook/stripe'],
])('%s %s matches no call', (method, rest) => {
  expect(matchCall(method, rest, BUILT_IN)).toBeNull();
});

const RELEASED = callPatterns([
  'GET gift/:code',
  'POST gift/redeem',
  'DELETE gift/:code/line/:id',
  'GET product/:code',
  'GET user/logout',
  'POST payment/webhook/refund-all',
]);
const released = (method: string, rest: string) => matchCall(method, rest, RELEASED);

test('matches a call of the live API unknown to the shell and builds its URL from the pattern', () => {
  expect(released('GET', 'gift/caf%c3%a9%20@1')).toEqual({
    name: 'GET gift/:code',
    path: `${API_BASE}gift/caf%C3%A9%20%401`,
  });
  expect(released('HEAD', 'gift/A1/')?.name).toBe('GET gift/:code');
  expect(released('POST', 'gift/redeem')?.name).toBe('POST gift/redeem');
  expect(released('DELETE', 'gift/A1/line/2')?.path).toBe(`${API_BASE}gift/A1/line/2`);
  expect(isReleased('GET gift/:code')).toBe(true);
});

test.each([
  ['POST', 'gift/A1'],
  ['PUT', 'gift/redeem'],
  ['GET', 'gift'],
  ['GET', 'gift//'],
  ['GET', 'gift/A1/line/2'],
  ['DELETE', 'gift/A1/line'],
  ['GET', 'Gift/A1'],
])('%s %s matches no released call', (method, rest) => {
  expect(released(method, rest)).toBeNull();
});

test('built-in calls keep their names, whatever a release calls their parameters', () => {
  expect(released('GET', 'product/7')?.name).toBe('product');
  expect(released('GET', 'user/logout')?.name).toBe('logout');
  expect(released('POST', 'payment/webhook/stripe')?.name).toBe('paymentWebhook');
  // a call that is not a gateway's own is not treated as one
  expect(released('POST', 'payment/webhook/refund-all')?.name).toBe('POST payment/webhook/refund-all');
});

test.each([
  'GET :anything',
  'GET :a/:b',
  'GET /gift',
  'GET gift/',
  'GET gift//x',
  'GET ../docs/json',
  'GET gift/..',
  'GET gift/%2e%2e',
  'GET gift?x=1',
  'GET Gift',
  'GET',
  'get gift',
  'PUT gift',
  'TRACE gift',
  'GET gift x',
  'GET  gift',
  'GET gift\n',
  '',
])('"%s" in a release adds no call', (call) => {
  expect(callPatterns([call])).toEqual(BUILT_IN);
});
