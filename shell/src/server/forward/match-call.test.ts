import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import * as GATEWAY_CALLS from 'shared-kernel/contract/gateway-calls';
import { matchCall } from './match-call';

const EVERY = Object.entries({ ...CALLS, ...GATEWAY_CALLS });

test.each(EVERY)('%s is found by its method and path, with its parameters encoded anew', (name, { method, path }) => {
  const written = path.replace(/:\w+/g, 'caf%c3%a9%20@1');
  expect(matchCall(method, written)).toEqual({ name, path: API_BASE + path.replace(/:\w+/g, 'caf%C3%A9%20%401') });
});

test.each([
  ['HEAD', 'user/logout', 'logout'],
  ['POST', 'user/signin/', 'signin'],
  ['GET', 'user/logout/', 'logout'],
  ['POST', 'user/social-login/finish', 'finishSocialLogin'],
])('%s %s is %s', (method, rest, name) => {
  expect(matchCall(method, rest)?.name).toBe(name);
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
  expect(matchCall(method, rest)).toBeNull();
});
