import { sql } from 'kysely';
import type { SignedIn } from 'shared-kernel/contract/user';
import { createLog } from '../../http/logging';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { createMailer } from '../mail/mailer';

const lines: string[] = [];
const log = createLog('debug', { write: (line) => void lines.push(line) });
/** Nothing listens there. */
const broken = createMailer('smtp://127.0.0.1:9', async () => 'shop@souk.example');
const mailer = { fails: false, refuses: false };
const texts: string[] = [];
let now = new Date();
const api = testApp({
  log,
  clock: () => now,
  mailer: {
    async send(mail) {
      texts.push(mail.text);
      if (mailer.fails) await broken.send(mail);
      const answer = { code: 'EENVELOPE', responseCode: 550, rejected: [mail.to] };
      if (mailer.refuses) throw Object.assign(new Error(`550 no such user ${mail.to}`), answer);
    },
  },
});
beforeEach(() => {
  lines.length = 0;
  mailer.fails = false;
  mailer.refuses = false;
});

const USER_TOKEN = 'guest-token-'.padEnd(32, '7');
const [FIRST, SECOND, THIRD, WRONG] = ['first pass-1', 'second pass-2', 'third pass-3', 'wrong pass-4'];
const email = 'noor@example.test';
const user_token = USER_TOKEN;
const latestCode = () => /\b\d{6}\b/.exec(texts.at(-1) ?? '')?.[0] ?? '';
const later = () => {
  now = new Date(now.getTime() + 10 * 60_000);
};

/** The secrets that the log contains, as they are or as part of a URL. Times and durations may contain six digits by chance. */
function leaked(secrets: readonly string[]): string[] {
  const written = lines.join('');
  return secrets.filter((secret) => {
    expect(secret.length).toBeGreaterThan(5);
    if (/^\d+$/.test(secret)) return new RegExp(`(?<![\\d.])${secret}(?!\\d)`).test(written);
    return written.includes(secret) || written.includes(encodeURIComponent(secret));
  });
}

test('A1 no token, password or emailed code is logged, from sign-up to a password change', async () => {
  const secrets: string[] = [USER_TOKEN, FIRST, SECOND, THIRD, WRONG];
  const keep = (secret: string) => {
    secrets.push(secret);
    return secret;
  };
  await api.call('signup', { body: { name: 'Noor', email, password: FIRST, user_token } });
  const entered = { email, user_token, code: keep(latestCode()) };
  const verified = await api.call<SignedIn>('verify', { body: entered, query: entered });
  keep(verified.data.token);
  await api.call('signin', { body: { email, password: WRONG, user_token } });
  const signedIn = await api.call<SignedIn>('signin', { body: { email, password: FIRST, user_token } });
  const bearer = keep(signedIn.data.token);
  // where other clients may put them
  await api.call('profile', { bearer, query: { user_token, token: bearer, password: FIRST, code: entered.code } });
  later();
  await api.call('forgotPassword', { body: { email, user_token } });
  const code = keep(latestCode());
  await api.call('updatePassword', { body: { email, user_token, code, password: SECOND } });
  const again = await api.call<SignedIn>('signin', { body: { email, password: SECOND } });
  const body = { current_password: SECOND, new_password: THIRD };
  const renewed = await api.call<{ token: string }>('updateUserPassword', { bearer: keep(again.data.token), body });
  keep(renewed.data.token);
  await api.call('logout', { bearer: renewed.data.token });
  // sent after the responses, which must not happen in the next test
  await until(
    'both changes are mailed',
    () => texts.filter((text) => text.includes('has just been changed')).length === 2,
  );
  expect([verified.status, signedIn.status, renewed.status]).toEqual([200, 200, 200]);
  expect(lines.filter((line) => line.includes('"url":"/api/v1/user/')).length).toBeGreaterThan(8);
  expect(leaked(secrets)).toEqual([]);
});

describe('A1 secrets are not logged when', () => {
  test('the mail cannot be sent', async () => {
    mailer.fails = true;
    later();
    const signup = { name: 'Lea', email: 'lea@example.test', password: FIRST, user_token };
    expect((await api.call('signup', { body: signup })).http).toBe(503);
    const code = latestCode();
    await api.call('forgotPassword', { body: { email, user_token } });
    await until('the failure is logged', () => lines.some((line) => line.includes('mail not sent')));
    expect(lines.filter((line) => line.includes('ECONNREFUSED'))).toHaveLength(2);
    expect(leaked([code, latestCode(), FIRST, USER_TOKEN])).toEqual([]);
  });

  test('the mail server refuses the mail and names its recipient', async () => {
    mailer.refuses = true;
    later();
    const signup = { name: 'Lea', email: 'lea@example.test', password: FIRST, user_token };
    expect((await api.call('signup', { body: signup })).http).toBe(503);
    await api.call('forgotPassword', { body: { email, user_token } });
    await until('the failure is logged', () => lines.some((line) => line.includes('mail not sent')));
    expect(lines.filter((line) => line.includes('"code":"EENVELOPE","responseCode":550'))).toHaveLength(2);
    expect(leaked(['lea@example.test', email])).toEqual([]);
  });

  test('the input is invalid', async () => {
    const payload = `{"email":"${email}","password":"${FIRST}","user_token":"${USER_TOKEN}"`;
    const headers = { 'content-type': 'application/json' };
    await api.app.inject({ method: 'POST', url: '/api/v1/user/signin', payload, headers });
    await api.call('signin', { body: { email, password: [FIRST], user_token } });
    expect(lines.length).toBeGreaterThan(1);
    expect(leaked([FIRST, USER_TOKEN])).toEqual([]);
  });

  test('the database fails', async () => {
    await sql`alter table email_codes rename to gone`.execute(api.db);
    later();
    const signup = await api.call('signup', { body: { name: 'Lea', email, password: FIRST, user_token } });
    const verify = await api.call('verify', { body: { email, code: '918273', user_token } });
    await sql`alter table gone rename to email_codes`.execute(api.db);
    expect([signup.http, verify.http]).toEqual([500, 500]);
    expect(lines.filter((line) => line.includes('call failed'))).toHaveLength(2);
    expect(leaked(['918273', FIRST, USER_TOKEN])).toEqual([]);
  });
});

test('A1 control: the search finds secrets that are logged', () => {
  log.info({ url: `/x?code=918273&password=${encodeURIComponent(FIRST)}` });
  expect(leaked(['918273', FIRST, SECOND])).toEqual(['918273', FIRST]);
});
