import { isApiDown, isFormRejected, isNotSignedIn, isRequestFailed } from '../api/errors';
import * as CALLS from '../contract/calls';
import { createApiClient } from '../platform/api-client';
import { answer, down, fail, reject, type SeenCall } from './handlers';
import { server } from './server';

const api = createApiClient({ base: '/api/v1/', language: 'fr', userToken: () => 'guest-token-of-a-test' });
const failureOf = (call: keyof typeof CALLS) => api.request(CALLS[call]).catch((error: unknown) => error);

test('responds in the envelope and records the call', async () => {
  let seen: SeenCall | undefined;
  server.use(
    answer(CALLS.product, (call) => {
      seen = call;
      return { id: Number(call.params.id) };
    }),
  );
  await expect(api.request(CALLS.product, { params: { id: 4 }, query: { a: 'b' } })).resolves.toMatchObject({
    data: { id: 4 },
  });
  expect(seen?.params).toEqual({ id: '4' });
  expect(seen?.query.get('a')).toBe('b');
  expect(seen?.query.has('user_token')).toBe(false);
  expect(seen?.headers.get('User-Token')).toBe('guest-token-of-a-test');
  expect(seen?.headers.get('Language')).toBe('fr');
});

test('S211 S214 simulates rejections, failures and an unreachable API', async () => {
  server.use(
    reject(CALLS.cart, ['No', 'And no'], [{ 51: ['Too many'] }]),
    fail(CALLS.addresses, 401),
    fail(CALLS.home, 500, 'Broken'),
    down(CALLS.stores),
  );
  const refused = await failureOf('cart');
  expect(isFormRejected(refused) && [refused.form, refused.lines]).toEqual([['No', 'And no'], { 51: ['Too many'] }]);
  expect(isNotSignedIn(await failureOf('addresses'))).toBe(true);
  expect(isRequestFailed(await failureOf('home'))).toBe(true);
  expect(isApiDown(await failureOf('stores'))).toBe(true);
});
