import { readConfig } from '../../config';
import { testApp } from '../../testing/test-app';

const api = testApp();
const subscribe = (email: unknown, language = 'en') =>
  api.call<unknown>('emailSubscription', { body: { email }, language });
const subscribed = () => api.db.selectFrom('newsletter_subscriptions').select(['email', 'language']).execute();

describe('refusals', () => {
  test.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['a@b.c', 'Invalid email'],
    [`a@b.${'x'.repeat(25)}`, 'Invalid email'],
    ['a@@b.co', 'Invalid email'],
    ['a@b.co, c@d.co', 'Invalid email'],
    ['a@b.co\nBcc: c@d.co', 'Invalid email'],
    ["x' or 1=1 --", 'Invalid email'],
  ])('S044 S045 %p is refused with 201: %s', async (email, message) => {
    const { http, status, data, message: text } = await subscribe(email);
    expect([http, status, text, data]).toEqual([200, 201, message, { form: [message] }]);
    expect(await subscribed()).toEqual([]);
  });

  test.each([undefined, null, 7, {}, ['a@b.co'], 'x'.repeat(10_240)])('S217 %p is refused with 201', async (email) => {
    expect((await subscribe(email)).status).toBe(201);
    expect(await subscribed()).toEqual([]);
  });

  test('S044 the text is in the language of the caller', async () => {
    expect((await subscribe('', 'fr')).message).toBe('L’e-mail est obligatoire');
    expect((await subscribe('no', 'tr')).message).toBe('Geçersiz e-posta');
  });
});

test('S043 S217 an address is stored once regardless of case, with the same answer each time', async () => {
  const answers = await Promise.all(
    ['Maya@souk.test', 'maya@SOUK.test', ' maya@souk.test '].map((email) => subscribe(email, 'hi')),
  );
  for (const { http, status, data, message } of answers) {
    expect([http, status, data, message]).toEqual([200, 200, true, '']);
  }
  expect(await subscribed()).toEqual([{ email: expect.stringMatching(/^maya@souk\.test$/i), language: 'hi' }]);
});

describe('with limits', () => {
  const limited = testApp({ config: readConfig({ RATE_LIMIT: 'on', LOG_LEVEL: 'silent' }) });

  test('S217 too many subscriptions from one address in a minute are 429', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 12; i++) {
      codes.push((await limited.call('emailSubscription', { body: { email: `m${i}@souk.test` } })).http);
    }
    expect(codes).toEqual([...Array(10).fill(200), 429, 429]);
  });
});
