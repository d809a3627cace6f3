import { findCaller } from './caller';

const findUser = async (bearer: string) => (bearer === 'good' ? { id: 7, shopperId: 8 } : null);
const request = (authorization?: string, query: object = {}, body?: object) =>
  ({ headers: { ...(authorization && { authorization }) }, query, body }) as Parameters<typeof findCaller>[0];
const TOKEN = 'a-guest-token-of-enough-length';

describe('refusals', () => {
  test.each(['Bearer bad', 'Bearer ', 'Bearer', 'Basic good', `Bearer ${'x'.repeat(600)}`])(
    'S209 D46 the invalid bearer %.20s gets 401 on user and guest calls',
    async (authorization) => {
      for (const auth of ['user', 'guest'] as const) {
        await expect(findCaller(request(authorization, { user_token: TOKEN }), auth, findUser)).rejects.toMatchObject({
          status: 401,
        });
      }
    },
  );
  test('S209 a guest token gives no access to user calls', async () => {
    await expect(findCaller(request(undefined, { user_token: TOKEN }), 'user', findUser)).rejects.toMatchObject({
      status: 401,
    });
  });
  test.each(['short', 'x'.repeat(129), 'with spaces in it', "' or 1=1 --", ''])(
    'the user_token %.20j is ignored',
    async (t) => {
      expect(await findCaller(request(undefined, { user_token: t }), 'guest', findUser)).toBeNull();
    },
  );
});

test('S209 the bearer wins over user_token', async () => {
  expect(await findCaller(request('Bearer good', { user_token: TOKEN }), 'guest', findUser)).toEqual({
    kind: 'user',
    id: 7,
    shopperId: 8,
    token: 'good',
  });
});
test('the guest token is read from the header, the query or the body', async () => {
  const guest = { kind: 'guest', userToken: TOKEN };
  const byHeader = { ...request(), headers: { 'user-token': TOKEN } };
  expect(await findCaller(byHeader, 'guest', findUser)).toEqual(guest);
  const others = { ...byHeader, query: { user_token: 'of-somebody-else-in-the-query' } };
  expect(await findCaller(others, 'guest', findUser)).toEqual(guest);
  expect(await findCaller(request(undefined, { user_token: TOKEN }), 'guest', findUser)).toEqual(guest);
  expect(await findCaller(request(undefined, {}, { user_token: TOKEN }), 'guest', findUser)).toEqual(guest);
});
test('S210 public calls need no identity, whatever is sent', async () => {
  expect(await findCaller(request('Bearer bad', { user_token: TOKEN }), 'public', findUser)).toBeNull();
});
