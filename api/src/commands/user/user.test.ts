import { hashPassword } from '../../modules/user/password';
import { createUserQueries } from '../../modules/user/user.queries';
import { aUser } from '../../testing/a-user';
import { anOperator } from '../../testing/an-operator';
import { testApp } from '../../testing/test-app';

const api = testApp();
const operate = anOperator(api);

describe('issue 15 user commands', () => {
  test('list and search accounts', async () => {
    const { email } = await aUser(api.db);
    await aUser(api.db);
    expect(await operate.json<{ email: string }[]>('user', 'list')).toHaveLength(2);
    expect(await operate.json('user', 'list', '--search', email.toUpperCase())).toMatchObject([{ email, orders: 0 }]);
    expect((await operate('user', 'list', '--search', '%')).out).toContain('There are none.');
  });

  test('show no secrets, and suggest the right address for a typo', async () => {
    const { email } = await aUser(api.db);
    const shown = await operate.json<object>('user', 'show', email.toUpperCase());
    expect(shown).toMatchObject({ email, sessions: 1, reviews: 0, newsletter: false, orders: [] });
    expect(JSON.stringify(shown)).not.toMatch(/hash|token|scrypt|argon/);
    const { exit, err } = await operate('user', 'show', `x${email}`);
    expect([exit, err]).toEqual([1, expect.stringContaining(email)]);
  });

  test('log a user out everywhere', async () => {
    const { email } = await aUser(api.db);
    expect((await operate('user', 'log-out', email)).out).toContain(': 1.');
    expect(await operate.json('user', 'show', email)).toMatchObject({ sessions: 0 });
  });

  test('set name and address; a new address ends the sessions', async () => {
    const { email } = await aUser(api.db);
    const { email: taken } = await aUser(api.db);
    const lost = `new-${email}`;
    expect((await operate('user', 'set', email, '--name', 'Maya Lind')).out).toContain(`Maya Lind <${email}>`);
    expect(await operate.json('user', 'show', email)).toMatchObject({ name: 'Maya Lind', sessions: 1 });
    expect(await operate('user', 'set', email, '--new-email', taken.toUpperCase())).toMatchObject({ exit: 1 });
    expect(await operate('user', 'set', email, '--new-email', 'nobody')).toMatchObject({ exit: 2 });
    expect(await operate('user', 'set', email)).toMatchObject({ exit: 2 });
    await operate('user', 'set', email, '--new-email', lost);
    expect(await operate.json('user', 'show', lost)).toMatchObject({ email: lost, sessions: 0 });
  });

  test('give an address to one of several accounts at once; the others are refused', async () => {
    const address = `wanted-${Date.now()}@example.com`;
    const users = await Promise.all(Array.from({ length: 6 }, () => aUser(api.db)));
    const answers = await Promise.all(users.map(({ email }) => operate('user', 'set', email, '--new-email', address)));
    expect(answers.map(({ exit }) => exit).sort()).toEqual([0, 1, 1, 1, 1, 1]);
    for (const { exit, err } of answers) if (exit === 1) expect(err).toContain(`${address} has an account already.`);
  });

  test('close an account, which cannot log in until it is open again', async () => {
    const { id, email } = await aUser(api.db);
    const password = 'a long password of mine';
    await createUserQueries(api.db).setPassword(id, await hashPassword(password));
    const login = () => api.call('signin', { body: { email, password } });
    await operate('user', 'hide', email);
    expect(await operate.json('user', 'show', email)).toMatchObject({ closed: true, sessions: 0 });
    expect(await login()).toMatchObject({ status: 201, message: expect.stringContaining('closed this account') });
    expect(await operate.json('user', 'show', email)).toMatchObject({ sessions: 0 });
    await operate('user', 'publish', email);
    expect(await login()).toMatchObject({ status: 200 });
  });
});
