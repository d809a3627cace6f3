import type { SignedIn } from 'shared-kernel/contract/user';
import { testApp } from '../../testing/test-app';
import { createEmailAllowance, type Kind, mailboxOf } from './email-allowance';
import { createKnownDevices } from './known-devices';
import { hashPassword } from './password';

const NOW = new Date('2026-11-21T12:00:00Z');
const EMAIL = 'noor@example.test';
const OTHER = 'amina@example.test';
const PASSWORD = 'correct horse';
const mails: string[] = [];
const api = testApp({ clock: () => NOW, mailer: { send: async ({ text }) => void mails.push(text) } });
beforeAll(async () => {
  const password_hash = await hashPassword(PASSWORD);
  for (const email of [EMAIL, OTHER])
    await api.db.insertInto('users').values({ name: 'Noor', email, password_hash }).execute();
});
beforeEach(async () => {
  await api.db.deleteFrom('email_allowances').execute();
  mails.length = 0;
});

const headersOf = (device: string | undefined): Record<string, string> =>
  device === undefined ? {} : { 'x-known-device': device };
const signin = (password: string, device?: string, email = EMAIL) =>
  api.call<SignedIn>('signin', { body: { email, password }, headers: headersOf(device) });
const deviceOf = async (email = EMAIL, before?: string) => (await signin(PASSWORD, before, email)).data.device ?? '';
const forgot = (device?: string) =>
  api.call('forgotPassword', { body: { email: EMAIL, user_token: 'a'.repeat(32) }, headers: headersOf(device) });

/** Uses up the allowance shared by all browsers. */
async function useUp(kind: Kind, purpose: 'signin' | 'password'): Promise<void> {
  const allowance = createEmailAllowance(api.db, NOW);
  while (await allowance.take(kind, mailboxOf(EMAIL, purpose)));
}

describe('A4 strangers used up the password tries of an account', () => {
  let device: string;
  beforeAll(async () => {
    device = await deviceOf();
  });
  beforeEach(() => useUp('passwords', 'signin'));

  test('an unknown device is refused, a device that has logged in before is not', async () => {
    expect((await signin(PASSWORD)).status).toBe(201);
    expect((await signin(PASSWORD, device)).status).toBe(200);
  });

  test('a stolen cookie allows ten guesses; then even the right password fails', async () => {
    for (let n = 0; n < 10; n++)
      expect((await signin(`wrong ${n}`, device)).message).toMatch(/wrong|incorrect|do(es)? not/i);
    expect((await signin(PASSWORD, device)).message).toContain('Too many incorrect passwords');
  });

  test('S175 the current password can be confirmed on a known device', async () => {
    const { data } = await signin(PASSWORD, device);
    const change = (headers: Record<string, string>) =>
      api.call('updateUserPassword', {
        body: { current_password: PASSWORD, new_password: PASSWORD },
        bearer: data.token,
        headers,
      });
    expect((await change({})).status).toBe(201);
    expect((await change(headersOf(device))).status).toBe(200);
  });

  test.each([
    ['of another account', () => deviceOf(OTHER)],
    ['with another id', async () => `${'A'.repeat(22)}${device.slice(22)}`],
    ['with another signature', async () => `${device.slice(0, 23)}${'A'.repeat(43)}`],
    ['signed with another secret', () => createKnownDevices(api.db, ['x'.repeat(32)]).remember({ headers: {} }, 1)],
    ['with garbage', async () => 'x'.repeat(500)],
    ['without content', async () => ''],
  ])('a cookie %s is ignored', async (_, forged) => {
    expect((await signin(PASSWORD, await forged())).message).toContain('Too many incorrect passwords');
  });
});

test('S168 a known device keeps its own mail allowance', async () => {
  const device = await deviceOf();
  await useUp('mails', 'password');
  expect((await forgot()).status).toBe(201);
  expect((await forgot(device)).status).toBe(200);
  const [code] = /\b\d{6}\b/.exec(mails.at(-1) ?? '') ?? [];
  const body = { email: EMAIL, code, password: PASSWORD, user_token: 'a'.repeat(32) };
  expect((await api.call('updatePassword', { body })).status).toBe(200);
});

describe('device cookie', () => {
  test('has no personal data and differs between devices', async () => {
    const [one, other] = [await deviceOf(), await deviceOf()];
    expect(one).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(one).not.toBe(other);
  });

  test('stays the same at the next login, and holds several accounts, four at most', async () => {
    const one = await deviceOf();
    expect(await deviceOf(EMAIL, one)).toBe(one);
    const both = await deviceOf(OTHER, one);
    expect(both.split('~')).toEqual([expect.any(String), one]);
    const devices = createKnownDevices(api.db, []);
    let held = both;
    for (let id = 100; id < 110; id++) held = await devices.remember({ headers: headersOf(held) }, id);
    expect(held.split('~')).toHaveLength(4);
  });

  test('is signed by the first secret; older secrets stay valid until removed', async () => {
    const [old, now] = ['o'.repeat(32), 'n'.repeat(32)];
    const held = { headers: headersOf(await createKnownDevices(api.db, [old]).remember({ headers: {} }, 7)) };
    expect(await createKnownDevices(api.db, [now, old]).idOf(held, 7)).toBeDefined();
    expect(await createKnownDevices(api.db, [now]).idOf(held, 7)).toBeUndefined();
    expect(await createKnownDevices(api.db, [now, old]).idOf(held, 8)).toBeUndefined();
  });

  test('is signed by one stored secret when none is configured, with concurrent processes', async () => {
    await api.db.deleteFrom('secrets').execute();
    const processes = Array.from({ length: 5 }, () => createKnownDevices(api.db, []));
    const held = await Promise.all(processes.map((devices) => devices.remember({ headers: {} }, 7)));
    for (const value of held) expect(await processes[0]?.idOf({ headers: headersOf(value) }, 7)).toBeDefined();
  });
});
