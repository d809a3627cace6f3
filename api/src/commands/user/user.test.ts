import { aUser } from '../../testing/a-user';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';

const api = testApp();
const operate = anOperator(api);

describe('issue 15 people with an account', () => {
  test('are listed and searched', async () => {
    const { email } = await aUser(api.db);
    await aUser(api.db);
    expect(await operate.json<{ email: string }[]>('user', 'list')).toHaveLength(2);
    expect(await operate.json('user', 'list', '--search', email.toUpperCase())).toMatchObject([{ email, orders: 0 }]);
    expect((await operate('user', 'list', '--search', '%')).out).toContain('There are none.');
  });

  test('are shown without secrets, and an address with a slip is guessed', async () => {
    const { email } = await aUser(api.db);
    const shown = await operate.json<object>('user', 'show', email.toUpperCase());
    expect(shown).toMatchObject({ email, sessions: 1, reviews: 0, newsletter: false, orders: [] });
    expect(JSON.stringify(shown)).not.toMatch(/hash|token|scrypt|argon/);
    const { exit, err } = await operate('user', 'show', `x${email}`);
    expect([exit, err]).toEqual([1, expect.stringContaining(email)]);
  });

  test('are logged out everywhere', async () => {
    const { email } = await aUser(api.db);
    expect((await operate('user', 'log-out', email)).out).toContain(': 1.');
    expect(await operate.json('user', 'show', email)).toMatchObject({ sessions: 0 });
  });
});
