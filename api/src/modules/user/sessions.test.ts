import type { Sessions } from 'shared-kernel/contract/account';
import type { SignedIn } from 'shared-kernel/contract/user';
import { aUser } from '../../testing/a-user';
import { testApp } from '../../testing/test-app';
import { hashPassword } from './password';

let ahead = 0;
const api = testApp({ clock: () => new Date(Date.now() + ahead) });
beforeEach(() => {
  ahead = 0;
});

const PHONE = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'accept-language': 'tr-TR,tr;q=0.9',
};
const DESKTOP = {
  'user-agent':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'accept-language': 'fr-CA',
};

async function aMember() {
  const { id, email } = await aUser(api.db);
  const password = 'correct horse';
  await api.db.deleteFrom('sessions').where('user_id', '=', id).execute();
  await api.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', id)
    .execute();
  const signIn = async (headers: Record<string, string>) =>
    (await api.call<SignedIn>('signin', { body: { email, password }, headers })).data.token;
  return { id, email, signIn };
}
const list = async (bearer: string) => (await api.call<Sessions>('sessions', { bearer })).data.sessions;

test('sessions are listed with browser, system, language and last use, the current one marked', async () => {
  const { signIn } = await aMember();
  const phone = await signIn(PHONE);
  ahead = 60_000;
  const desktop = await signIn(DESKTOP);
  const shown = await list(phone);
  expect(shown.map(({ browser, system, language, current }) => ({ browser, system, language, current }))).toEqual([
    { browser: 'Safari', system: 'macOS', language: 'fr-CA', current: false },
    { browser: 'Chrome', system: 'Android', language: 'tr-TR', current: true },
  ]);
  expect((await list(desktop)).find(({ current }) => current)?.system).toBe('macOS');
  // a later call counts as use
  ahead = 20 * 60_000;
  await api.call('profile', { bearer: phone });
  const latest = (await list(desktop)).find(({ system }) => system === 'Android');
  expect(Date.parse(latest?.last_used_at ?? '')).toBeGreaterThan(Date.now() + 19 * 60_000);
});

test.each([
  ['', ''],
  ['x'.repeat(5000), `${'y'.repeat(5000)},en`],
  ['<script>alert(1)</script>', '"><img>'],
])('a browser with the user agent %.20j is listed without a name', async (agent, languages) => {
  const { signIn } = await aMember();
  const bearer = await signIn({ 'user-agent': agent, 'accept-language': languages });
  expect(await list(bearer)).toEqual([expect.objectContaining({ browser: null, system: null, language: null })]);
});

test('an ended session is refused from its next call on', async () => {
  const { signIn } = await aMember();
  const [phone, desktop] = [await signIn(PHONE), await signIn(DESKTOP)];
  const other = (await list(desktop)).find(({ current }) => !current);
  const end = () => api.call('endSession', { bearer: desktop, body: { id: other?.id ?? 1 } });
  expect(await end()).toMatchObject({ status: 200, message: 'That device has been signed out.' });
  expect((await api.call('profile', { bearer: phone })).http).toBe(401);
  expect(await end()).toMatchObject({ status: 201, message: 'This session has already ended.' });
  expect((await list(desktop)).length).toBe(1);
});

test('ending all other sessions affects only the caller’s own', async () => {
  const { signIn } = await aMember();
  const [first, second, own] = [await signIn(PHONE), await signIn(PHONE), await signIn(DESKTOP)];
  const stranger = await aUser(api.db);
  expect((await api.call('endOtherSessions', { bearer: own })).status).toBe(200);
  for (const bearer of [first, second]) expect((await api.call('profile', { bearer })).http).toBe(401);
  for (const bearer of [own, stranger.bearer]) expect((await api.call('profile', { bearer })).http).toBe(200);
});
