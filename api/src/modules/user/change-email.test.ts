import type { EmailChanged } from 'shared-kernel/contract/account';
import type { Profile } from 'shared-kernel/contract/user';
import { aUser } from '../../testing/a-user';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { hashPassword } from './password';

let ahead = 0;
const api = testApp({ clock: () => new Date(Date.now() + ahead) });
beforeEach(() => {
  ahead = 0;
});
const PASSWORD = 'correct horse';
let count = 0;
const anEmail = () => `moved-${++count}@example.test`;

async function aMember({ password = true } = {}) {
  const user = await aUser(api.db);
  if (password) {
    const password_hash = await hashPassword(PASSWORD);
    await api.db.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute();
  }
  return user;
}
const ask = (bearer: string, body: object, language = 'en') =>
  api.call<string>('askEmailChange', { bearer, body, language });
const change = (bearer: string, body: object) => api.call<EmailChanged>('changeEmail', { bearer, body });
const mailsTo = (address: string) => api.mails.filter(({ to }) => to === address);
const codeFor = async (address: string) => {
  await until('the code is mailed', async () => mailsTo(address).some(({ text }) => /\b\d{6}\b/.test(text)));
  return /\b\d{6}\b/.exec(mailsTo(address).at(-1)?.text ?? '')?.[0] ?? '';
};
const another = (code: string) => (code === '000000' ? '111111' : '000000');

test.each([
  ['en', (to: string) => `“Code sent to ${to}”`],
  ['ar', (to: string) => `«الرمز المرسل إلى \u2068${to}\u2069»`],
])('issue 14 each code’s mail names the form field for its code (%s)', async (language, field) => {
  const { bearer, email: old } = await aMember();
  const email = anEmail();
  await ask(bearer, { email, password: PASSWORD }, language);
  for (const to of [old, email]) {
    await codeFor(to);
    expect(mailsTo(to).at(-1)?.text).toContain(field(to));
  }
});

test.each([[true], [false]])('both codes together change the address; with a password: %j', async (password) => {
  const { id, bearer, email: old } = await aMember({ password });
  await api.db.insertInto('newsletter_subscriptions').values({ email: old, language: 'en' }).execute();
  const other = await aUser(api.db);
  await api.db.updateTable('sessions').set({ user_id: id }).where('user_id', '=', other.id).execute();
  const email = anEmail();
  expect(await ask(bearer, { email, ...(password && { password: PASSWORD }) })).toMatchObject({
    status: 200,
    data: email,
  });
  const answer = await change(bearer, { email, old_code: await codeFor(old), new_code: await codeFor(email) });
  expect(answer).toMatchObject({ status: 200, data: { email } });
  // the session continues under another token, and others have ended
  for (const over of [bearer, other.bearer]) expect((await api.call('profile', { bearer: over })).http).toBe(401);
  expect((await api.call<Profile>('profile', { bearer: answer.data.token })).data.email).toBe(email);
  await until('both are told', async () =>
    [old, email].every((to) => mailsTo(to).some(({ subject }) => /has been changed/.test(subject))),
  );
  const subscribed = await api.db
    .selectFrom('newsletter_subscriptions')
    .select('email')
    .where('email', 'in', [old, email])
    .execute();
  expect(subscribed).toEqual([{ email }]);
  // the codes are used up
  expect((await change(answer.data.token, { email: anEmail(), old_code: '123456', new_code: '123456' })).status).toBe(
    201,
  );
});

test('issue 14 a change that is confirmed twice succeeds twice, in a row and at once', async () => {
  const [first, second] = [await aMember(), await aMember()];
  const bodies = new Map<string, object>();
  for (const { bearer, email: old } of [first, second]) {
    const email = anEmail();
    await ask(bearer, { email, password: PASSWORD });
    bodies.set(bearer, { email, old_code: await codeFor(old), new_code: await codeFor(email) });
  }
  // a second tab, which has the session's new token
  const body = bodies.get(first.bearer) ?? {};
  const changed = await change(first.bearer, body);
  const again = await change(changed.data.token, body);
  expect(again).toMatchObject({ status: 200, message: changed.message, data: { email: changed.data.email } });
  expect((await api.call('profile', { bearer: again.data.token })).http).toBe(200);

  const answers = await Promise.all([1, 2].map(() => change(second.bearer, bodies.get(second.bearer) ?? {})));
  const [done, refused] = answers.toSorted((a, b) => a.status - b.status);
  expect(done?.status).toBe(200);
  // the loser is told so, unless its session had been renewed before it began
  expect([401, 'This is already your email address.']).toContain(refused?.http === 401 ? 401 : refused?.message);
  expect((await api.call('profile', { bearer: done?.data.token ?? '' })).http).toBe(200);
});

test('one right code changes nothing and remains valid', async () => {
  const { bearer, email: old } = await aMember();
  const email = anEmail();
  await ask(bearer, { email, password: PASSWORD });
  const [old_code, new_code] = [await codeFor(old), await codeFor(email)];
  const refused = async (body: object, fields: string[]) =>
    expect((await change(bearer, { email, old_code, new_code, ...body })).data).toMatchObject({ fields });
  await refused({ new_code: another(new_code) }, ['new_code']);
  await refused({ old_code: another(old_code) }, ['old_code']);
  await refused({ old_code: '', new_code: '' }, ['old_code', 'new_code']);
  // a code is valid only for the address it was sent to
  await refused({ email: anEmail() }, ['new_code']);
  expect((await api.call<Profile>('profile', { bearer })).data.email).toBe(old);
  expect((await change(bearer, { email, old_code, new_code })).status).toBe(200);
});

test('A5 an address that has an account gets the same answer, and a notice instead of a code', async () => {
  const { bearer, email: old } = await aMember();
  const taken = await aUser(api.db);
  const free = anEmail();
  const first = await ask(bearer, { email: taken.email, password: PASSWORD });
  ahead = 61_000;
  const second = await ask(bearer, { email: free, password: PASSWORD });
  expect({ ...first, headers: 0 }).toEqual({ ...second, data: taken.email, headers: 0 });
  await until('a mail says so', async () =>
    mailsTo(taken.email).some(({ subject }) => /already has an account/.test(subject)),
  );
  expect(mailsTo(taken.email).some(({ text }) => /\b\d{6}\b/.test(text))).toBe(false);
  const tried = await change(bearer, { email: taken.email, old_code: await codeFor(old), new_code: '123456' });
  expect(tried.data).toMatchObject({ fields: ['new_code'] });
});

test('an address taken between code and change is refused', async () => {
  const { bearer, email: old } = await aMember();
  const email = anEmail();
  await ask(bearer, { email, password: PASSWORD });
  const codes = { old_code: await codeFor(old), new_code: await codeFor(email) };
  await aUser(api.db, { email: email.toUpperCase() });
  expect((await change(bearer, { email, ...codes })).data).toMatchObject({ fields: ['new_code'] });
});

test('issue 14 of two accounts changing to the same address at once one gets it, the other’s code is refused', async () => {
  for (let round = 0; round < 8; round++) {
    const email = anEmail();
    const bodies: { bearer: string; body: object }[] = [];
    for (const { bearer, email: old } of [await aMember({ password: false }), await aMember({ password: false })]) {
      await ask(bearer, { email });
      // each has its own code for the new address
      await until('it is mailed', async () => mailsTo(email).length > bodies.length);
      bodies.push({ bearer, body: { email, old_code: await codeFor(old), new_code: await codeFor(email) } });
    }
    const answers = await Promise.all(bodies.map(({ bearer, body }) => change(bearer, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  }
});

test.each([
  [{ email: '' }, ['email'], 'Email is required'],
  [{ email: 'a@b.c' }, ['email'], 'Invalid email'],
  [{ email: 'a@b.co\r\nBcc: x@y.zz' }, ['email'], 'Invalid email'],
  [{}, ['password'], 'Your current password is incorrect.'],
  [{ password: 'wrong' }, ['password'], 'Your current password is incorrect.'],
])('%j is refused without sending a mail', async (body, fields, message) => {
  const { bearer, email } = await aMember();
  const mails = api.mails.length;
  const answer = await ask(bearer, { email: anEmail(), ...body });
  expect([answer.status, answer.message, answer.data]).toEqual([201, message, { form: [message], fields }]);
  expect((await ask(bearer, { email: email.toUpperCase(), password: PASSWORD })).message).toBe(
    'This is already your email address.',
  );
  expect(api.mails.length).toBe(mails);
});
