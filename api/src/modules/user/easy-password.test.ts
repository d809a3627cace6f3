import type { SignedIn } from 'shared-kernel/contract/user';
import { testApp } from '../../testing/test-app';
import { isEasy } from './easy-password';

const owner = { email: 'noor.karim@example.test', name: 'Noor Karim' };

test.each([
  'password',
  'PassWord',
  '123456',
  'aaaaaa',
  'qwerty123',
  'ｐａｓｓｗｏｒｄ',
  'pass word',
  '      ',
  '\u00a0\u2003\u3000   ',
  'noor.karim@example.test',
  'NOOR.KARIM',
  'Noor Karim',
  'noorkarim',
])('A4 %j is easy to guess', async (password) => {
  expect(await isEasy(password, owner)).toBe(true);
});

test.each(['souk-demo', 'correct horse', 'battery staple', 'qx7!pm', 'noor.karim.2026!'])(
  '%j is not easy to guess',
  async (password) => {
    expect(await isEasy(password, owner)).toBe(false);
  },
);

describe('S169 a common password is refused at its field', () => {
  const mails: string[] = [];
  const api = testApp({ mailer: { send: async ({ text }) => void mails.push(text) } });
  const codeOf = () => /\b\d{6}\b/.exec(mails.at(-1) ?? '')?.[0];
  const refusedAt = (field: string) => ({
    status: 201,
    data: { form: [expect.stringContaining('too easy to guess')], fields: [field] },
  });
  const { email, name } = owner;
  const user_token = 'a'.repeat(32);
  let bearer: string;

  test('when signing up', async () => {
    for (const password of ['password', '      ', 'noor.karim', name])
      expect(await api.call('signup', { body: { name, email, password, user_token } })).toMatchObject(
        refusedAt('password'),
      );
    expect(mails).toEqual([]);
    await api.call('signup', { body: { name, email, password: 'correct horse', user_token } });
    const { data } = await api.call<SignedIn>('verify', { body: { email, code: codeOf(), user_token } });
    bearer = data.token;
  });

  test('when changing the current password', async () => {
    for (const new_password of ['password', name, email])
      expect(
        await api.call('updateUserPassword', { body: { current_password: 'correct horse', new_password }, bearer }),
      ).toMatchObject(refusedAt('new_password'));
  });

  test('when resetting a forgotten one; the code stays valid, and the answer does not reveal the name', async () => {
    await api.call('forgotPassword', { body: { email, user_token } });
    const code = codeOf();
    const reset = (password: string, tried = code) =>
      api.call('updatePassword', { body: { email, code: tried, password, user_token } });
    expect(await reset('password')).toMatchObject(refusedAt('password'));
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await reset(name, wrong)).toMatchObject({ status: 201, data: { fields: ['code'] } });
    expect(await reset(name)).toMatchObject(refusedAt('password'));
    expect(await reset('battery staple')).toMatchObject({ status: 200 });
  });

  test('in the language of the shop', async () => {
    const body = { name, email, password: 'password', user_token };
    const messages = await Promise.all(
      ['en', 'fr', 'ar', 'tr', 'hi'].map(async (language) => (await api.call('signup', { body, language })).message),
    );
    expect(new Set(messages).size).toBe(5);
  });
});
