import type { SignedIn } from 'shared-kernel/contract/user';
import { Refused } from '../../http/refused';
import { testApp } from '../../testing/test-app';
import { createPasswordTries } from './password-tries';

/** Passwords that were compared. */
const compared: string[] = [];
jest.mock('./password', () => ({
  ...jest.requireActual('./password'),
  verifyPassword: async (stored: string | null | undefined, password: string) => {
    // codes are stored as slow hashes, too
    if (stored?.startsWith('$argon2')) return jest.requireActual('./password').verifyPassword(stored, password);
    compared.push(password);
    return stored === `hash of ${password}`;
  },
}));

const NOW = new Date('2026-11-21T12:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const PASSWORD = 'correct horse';
const TOO_MANY = new Refused('user.manyPasswords');
const mails: string[] = [];
const api = testApp({ clock: () => NOW, mailer: { send: async ({ text }) => void mails.push(text) } });
beforeEach(async () => {
  compared.length = 0;
  await api.db.deleteFrom('email_allowances').execute();
});

const tryOne = (password: string, at = NOW, email = 'noor@example.test') =>
  createPasswordTries(api.db, at).isRight({ email, stored: `hash of ${PASSWORD}`, password }, TOO_MANY);
const tryWrong = (times: number, at = NOW, email?: string) =>
  Promise.allSettled(Array.from({ length: times }, (_, number) => tryOne(`wrong ${number}`, at, email)));

test('A4 at most a hundred concurrent wrong passwords are compared; then the right one fails too', async () => {
  const tried = await tryWrong(150);
  expect(tried.filter(({ status }) => status === 'rejected')).toHaveLength(50);
  expect(compared).toHaveLength(100);
  await expect(tryOne(PASSWORD)).rejects.toBe(TOO_MANY);
  expect(compared).not.toContain(PASSWORD);
});

test('A4 tries return one by one, for each account separately', async () => {
  await tryWrong(100);
  await expect(tryOne(PASSWORD, later(2))).rejects.toBe(TOO_MANY);
  expect(await tryOne(PASSWORD, later(3))).toBe(true);
  expect(await tryOne(PASSWORD, NOW, 'amina@example.test')).toBe(true);
});

test('A4 the same address in another case shares the tries', async () => {
  await tryWrong(100, NOW, ' Noor@Example.test');
  await expect(tryOne(PASSWORD)).rejects.toBe(TOO_MANY);
});

test('A4 the right password uses no tries', async () => {
  for (let n = 0; n < 110; n++) expect(await tryOne(PASSWORD)).toBe(true);
  expect(await tryWrong(100)).toEqual(Array(100).fill({ status: 'fulfilled', value: false }));
});

describe('A4 S166 an account without tries left', () => {
  const email = 'shopper@example.test';
  const SAID = { form: [expect.stringContaining('Too many incorrect passwords')] };
  const signin = (password: string, address = email) =>
    api.call<SignedIn>('signin', { body: { email: address, password } });
  beforeAll(async () => {
    await api.db
      .insertInto('users')
      .values({ name: 'Noor', email, password_hash: `hash of ${PASSWORD}` })
      .execute();
  });

  test('gets the same message as an unknown address', async () => {
    await tryWrong(100, NOW, email);
    await tryWrong(100, NOW, 'nobody@example.test');
    for (const address of [email, 'nobody@example.test']) {
      expect(await signin(PASSWORD, address)).toMatchObject({ status: 201, data: SAID });
    }
    expect((await api.call<SignedIn>('signin', { body: { email, password: PASSWORD }, language: 'fr' })).data).toEqual({
      form: [expect.stringContaining('Mot de passe oublié')],
    });
  });

  test('S175 refuses guesses within a session, too', async () => {
    const { data } = await signin(PASSWORD);
    await tryWrong(100, NOW, email);
    const change = { current_password: PASSWORD, new_password: 'another horse' };
    const answer = await api.call('updateUserPassword', { body: change, bearer: data.token });
    expect(answer).toMatchObject({ status: 201, data: { ...SAID, fields: ['current_password'] } });
  });

  test('S168 gets new tries with a new password', async () => {
    await tryWrong(100, NOW, email);
    await api.call('forgotPassword', { body: { email } });
    const [code] = /\b\d{6}\b/.exec(mails.at(-1) ?? '') ?? [];
    const reset = await api.call('updatePassword', { body: { email, code, password: 'another horse' } });
    expect(reset.status).toBe(200);
    expect((await signin('another horse')).status).toBe(200);
  });
});
