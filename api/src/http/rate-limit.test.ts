import { readConfig } from '../config';
import { testApp } from '../testing/test-app';

const api = testApp({ config: readConfig({ RATE_LIMIT: 'on', LOG_LEVEL: 'silent' }) });

test('D46 too many writes from one address to a route are 429 with an envelope; others are served', async () => {
  const signin = (from: string) => api.call('signin', { body: {}, headers: { 'x-forwarded-for': from } });
  let answer = await signin('192.0.2.1');
  for (let i = 0; i < 200 && answer.http !== 429; i++) answer = await signin('192.0.2.1');
  expect([answer.http, answer.status]).toEqual([429, 429]);
  expect(answer.message).toContain('Too many requests');
  expect((await signin('192.0.2.2')).http).toBe(200);
  for (let i = 0; i < 200; i++) expect((await api.call('paymentGateway')).http).toBe(200);
});

test('D46 each person behind a shared address has a limit, and so has the address as a whole', async () => {
  const write = (user_token: string) =>
    api.call('checkCartLines', { body: { user_token }, headers: { 'x-forwarded-for': '192.0.2.7' } });
  const statuses = [];
  for (let i = 0; i < 121; i++) statuses.push((await write('guest-token-0001')).http);
  expect(statuses.indexOf(429)).toBe(120);
  expect((await write('guest-token-0002')).http).toBe(200);
  const { headers } = await api.app.inject({ method: 'POST', url: '/api/v1/cart/change', payload: {} });
  expect(headers['x-ratelimit-limit']).toBe('2400');
});

test.each(['socialLoginRedirect', 'socialLoginCallback', 'finishSocialLogin'] as const)(
  'D46 A7 %s is rate limited as well',
  async (call) => {
    const ask = () =>
      api.call(call, { params: { provider: 'google' }, body: {}, headers: { 'x-forwarded-for': '192.0.2.9' } });
    const statuses = [];
    for (let i = 0; i < 31; i++) statuses.push((await ask()).http);
    expect(statuses.indexOf(429)).toBe(30);
  },
);
