import type { Cart } from 'shared-kernel/contract/cart';
import type { OrderPage, PlacedOrder } from 'shared-kernel/contract/orders';
import type { Profile, SignedIn } from 'shared-kernel/contract/user';
import { aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aShippingRule } from '../../testing/a-shipping-rule';
import { aUser } from '../../testing/a-user';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { waitForLock } from '../../testing/wait-for-lock';

let now = new Date();
const sending = { fails: false };
const mails: { to: string; subject: string; text: string }[] = [];
const api = testApp({
  clock: () => now,
  mailer: {
    async send(mail) {
      if (sending.fails) throw new Error('no mail server');
      mails.push(mail);
    },
  },
});
beforeEach(() => {
  now = new Date();
  sending.fails = false;
});
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

let count = 0;
const anEmail = () => `person-${++count}@example.test`;
const PASSWORD = 'correct horse';
const codeFor = (email: string) =>
  /\b\d{6}\b/.exec(mails.filter(({ to }) => to === email).at(-1)?.text ?? '')?.[0] ?? '';

const signup = (email: string, fields: object = {}, language = 'en') =>
  api.call<string>('signup', { body: { name: 'Noor', email, password: PASSWORD, ...fields }, language });
const verify = (email: string, code: string, fields: object = {}) =>
  api.call<SignedIn>('verify', { body: { email, code, ...fields } });
const signin = (email: string, password = PASSWORD, fields: object = {}) =>
  api.call<SignedIn>('signin', { body: { email, password, ...fields } });
const profile = (bearer: string) => api.call<Profile>('profile', { bearer });

async function aMember() {
  const email = anEmail();
  await signup(email);
  const { data } = await verify(email, codeFor(email));
  return { email, id: data.id, bearer: data.token };
}

describe('refused sign-ups', () => {
  test.each([
    ['S169', { password: '12345' }, 'Invalid Password Length'],
    ['S169', { password: '' }, 'Invalid Password Length'],
    ['S045', { email: 'a@b.c' }, 'Invalid email'],
    ['S044', { email: ' ' }, 'Email is required'],
    ['S167', { name: '  ' }, 'Full name is required'],
    ['S167', { email: 'a@b.co\r\nBcc: thief@example.test' }, 'Invalid email'],
  ])('%s %p', async (_, fields, message) => {
    const before = mails.length;
    expect(await signup(anEmail(), fields)).toMatchObject({ http: 200, status: 201, message });
    expect(mails).toHaveLength(before);
  });

  test('S211 the texts are in the language of the caller', async () => {
    expect((await signup(anEmail(), { password: '1' }, 'tr')).message).toBe('Geçersiz parola uzunluğu');
  });

  test('a wrong, foreign, used or expired code', async () => {
    const [email, other] = [anEmail(), anEmail()];
    await signup(email);
    await signup(other);
    const code = codeFor(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await verify(email, wrong)).status).toBe(201);
    expect((await verify(other, code)).status).toBe(201);
    expect((await verify(email, code)).status).toBe(200);
    expect((await verify(email, code)).status).toBe(201);
    later(11);
    expect((await verify(other, codeFor(other))).message).toMatch(/incorrect or has expired/);
  });

  test('more than five tries, even concurrent ones', async () => {
    const email = anEmail();
    await signup(email);
    const code = codeFor(email);
    const guesses = Array.from({ length: 12 }, (_, n) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0'));
    await Promise.all(guesses.map((guess) => verify(email, guess)));
    expect((await verify(email, code)).status).toBe(201);
    const { attempts } = await api.db
      .selectFrom('email_codes')
      .select('attempts')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(13);
  });

  test('one code used twice at once makes one account and one session', async () => {
    const email = anEmail();
    await signup(email);
    const answers = await Promise.all([1, 2, 3].map(() => verify(email, codeFor(email))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201, 201]);
  });
});

test('S167 sign-up mails a six-digit code; entering it signs in', async () => {
  const email = anEmail();
  expect(await signup(email)).toMatchObject({ status: 200, data: email });
  expect((await signin(email)).status).toBe(201);
  const code = codeFor(email);
  expect(code).toMatch(/^\d{6}$/);
  const { data } = await verify(email, code);
  expect(data).toMatchObject({ name: 'Noor', email, cart_count: 0, user: { name: 'Noor', email } });
  expect((await profile(data.token)).data).toEqual({
    id: data.id,
    name: 'Noor',
    email,
    cart_count: 0,
    is_logged_in: true,
    has_password: true,
  });
  const stored = JSON.stringify(await api.db.selectFrom('email_codes').selectAll().execute());
  expect(stored).not.toContain(code);
});

test('D36 another code is sent after a minute and replaces the first', async () => {
  const email = anEmail();
  await signup(email);
  const first = codeFor(email);
  expect((await signup(email)).message).toMatch(/wait a moment/);
  later(1);
  await signup(email, { name: 'Noor Ali' });
  const second = codeFor(email);
  if (first !== second) expect((await verify(email, first)).status).toBe(201);
  expect((await verify(email, second)).data.name).toBe('Noor Ali');
});

test('A5 signing up with a known address gets the same answer, and a mail about the account', async () => {
  const { email } = await aMember();
  later(2);
  const [known, unknown] = [await signup(email.toUpperCase()), await signup(anEmail())];
  expect([known.http, known.status, known.message]).toEqual([unknown.http, unknown.status, unknown.message]);
  expect(mails.filter(({ to }) => to === email.toUpperCase()).at(-1)?.subject).toMatch(/already have an account/);
  expect([(await signup(email)).message]).toEqual([expect.stringMatching(/wait a moment/)]);
  const [wrong, nobody] = [await signin(email, 'not it at all'), await signin(anEmail())];
  expect(wrong).toMatchObject({ http: 200, status: 201, message: 'The email or password is incorrect.' });
  expect([nobody.http, nobody.status, nobody.data, nobody.message]).toEqual([200, 201, wrong.data, wrong.message]);
  later(2);
  const forgot = (email: string) => api.call('forgotPassword', { body: { email } });
  const [theirs, none] = [await forgot(email), await forgot(anEmail())];
  expect([theirs.http, theirs.status, theirs.message]).toEqual([none.http, none.status, none.message]);
});

test.each(['Win at evil.example', 'http://evil', 'write to me@evil', 'www.evil'])(
  'S167 a code is mailed without the name %p: sign-ups cannot send texts to strangers',
  async (name) => {
    const email = anEmail();
    await signup(email, { name });
    expect(codeFor(email)).toMatch(/^\d{6}$/);
    const mail = mails.filter(({ to }) => to === email).at(-1);
    expect(JSON.stringify(mail)).not.toContain('evil');
    const named = anEmail();
    await signup(named, { name: 'J. R. Müller-Öz' });
    expect(mails.at(-1)?.text).toContain('J. R. Müller-Öz');
  },
);

test('a failed mail is reported, and another code can be requested at once', async () => {
  const email = anEmail();
  sending.fails = true;
  expect(await signup(email)).toMatchObject({ http: 503, status: 503, message: expect.stringContaining('email') });
  sending.fails = false;
  expect((await signup(email)).status).toBe(200);
});

test('S166 signing in returns token and user; the token is stored as a hash for two months', async () => {
  const { email } = await aMember();
  const { data } = await signin(email.toUpperCase());
  expect(data.user).toEqual({ id: data.id, name: 'Noor', email, cart_count: 0 });
  expect(Buffer.from(data.token, 'base64url')).toHaveLength(32);
  expect(JSON.stringify(await api.db.selectFrom('sessions').selectAll().execute())).not.toContain(data.token);
  expect((await profile(data.token)).status).toBe(200);
  later(data.expires_in / 60 + 1);
  expect(await profile(data.token)).toMatchObject({ http: 401, status: 401 });
});

test('issue 14 accepts an email pasted with direction marks at sign-up, login and password reset', async () => {
  const email = anEmail();
  const pasted = `\u2068${email}\u2069`;
  expect(await signup(pasted)).toMatchObject({ status: 200, data: email });
  expect((await verify(pasted, codeFor(email))).status).toBe(200);
  expect((await signin(pasted)).data.user).toMatchObject({ email });
  await api.call('forgotPassword', { body: { email: pasted } });
  const body = { email: pasted, code: codeFor(email), password: 'battery staple' };
  expect((await api.call('updatePassword', { body })).status).toBe(200);
});

test('S172 logging out ends the session', async () => {
  const { bearer, email } = await aMember();
  const other = (await signin(email)).data.token;
  expect((await api.call('logout', {})).http).toBe(401);
  expect((await api.call('logout', { bearer })).status).toBe(200);
  expect((await profile(bearer)).http).toBe(401);
  expect((await profile(other)).status).toBe(200);
});

test('S064 S065 the profile distinguishes users from guests; other callers get 201', async () => {
  const guest = aGuest(api);
  await guest.put(await aProduct(api.db), 3);
  const profile = await api.call<Profile>('profile', { query: { user_token: guest.user_token } });
  expect(profile.data).toEqual({ id: null, name: '', email: '', cart_count: 3, is_logged_in: false });
  expect((await api.call('profile')).status).toBe(201);
});

test('S142 D30 signing in merges the cart line by line up to stock, moves addresses and orders, once', async () => {
  const { email, bearer } = await aMember();
  const shippingRule = (await aShippingRule(api.db)).id;
  const [both, mine, outOfStock] = [
    await aProduct(api.db, { quantity: 5 }),
    await aProduct(api.db),
    await aProduct(api.db),
  ];
  const body = { product_id: both.id, inventory_id: both.inventoryIds[0], quantity: 3 };
  await api.call('changeCartQuantity', { bearer, body });

  const guest = aGuest(api);
  await guest.put(await aProduct(api.db, { shippingRule }));
  await guest.live();
  const { user_token } = guest;
  const placed = await api.call<PlacedOrder>('placeOrder', { body: { order_method: 2, user_token } });
  await guest.put(both, 4);
  await guest.put(mine, 2);
  await guest.put(outOfStock, 2);
  await api.db.updateTable('inventory').set({ quantity: 0 }).where('product_id', '=', outOfStock.id).execute();

  const answers = await Promise.all([1, 2].map(() => signin(email, PASSWORD, { user_token })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { data: cart } = await api.call<Cart>('cart', { bearer });
  expect(cart.cartProducts.map((line) => [line.product_id, line.quantity])).toEqual([
    [both.id, 5],
    [mine.id, 2],
  ]);
  expect((await guest.cart()).cartCount).toBe(0);
  const orders = await api.call<OrderPage>('orders', { bearer, body: {} });
  expect(orders.data.data.map((order) => order.id)).toEqual([placed.data.id]);
  expect((await api.call<{ data: unknown[] }>('addresses', { bearer })).data.data).toMatchObject([{ default: 1 }]);

  await signin(email, PASSWORD, { user_token });
  expect((await profile(bearer)).data.cart_count).toBe(7);
});

test('A5 S218 a reset code goes to the address of the account, not to a look-alike', async () => {
  const email = `kelvin-${anEmail()}`;
  await signup(email);
  await verify(email, codeFor(email));
  const before = mails.length;
  // the kelvin sign: its lower case is an ordinary k
  await api.call('forgotPassword', { body: { email: email.replace('k', '\u212a') } });
  expect(mails.slice(before).map(({ to }) => to)).toEqual([email]);
});

test('S218 an emailed code resets a forgotten password and ends every session', async () => {
  const { email, bearer } = await aMember();
  await api.call('forgotPassword', { body: { email } });
  const code = codeFor(email);
  const change = (fields: object) =>
    api.call('updatePassword', { body: { email, code, password: 'battery staple', ...fields } });
  expect((await change({ password: '12345' })).message).toBe('Invalid Password Length');
  expect((await verify(email, code)).status).toBe(201);
  expect((await change({})).status).toBe(200);
  expect((await change({})).status).toBe(201);
  expect((await profile(bearer)).http).toBe(401);
  expect((await signin(email)).status).toBe(201);
  expect((await signin(email, 'battery staple')).status).toBe(200);
});

test('S218 changing the name changes nothing else', async () => {
  const { email, bearer } = await aMember();
  for (const name of [' ', '\u200b\u202e'])
    expect(await api.call('updateProfile', { bearer, body: { name } })).toMatchObject({
      status: 201,
      data: { fields: ['name'] },
    });
  await api.call('updateProfile', { bearer, body: { name: 'Noor  Ali', email: 'thief@example.test', id: 1 } });
  expect((await profile(bearer)).data).toMatchObject({ name: 'Noor Ali', email });
});

const changePassword = (bearer: string, current_password: string, new_password = 'battery staple') =>
  api.call<{ token: string; expires_in: number }>('updateUserPassword', {
    bearer,
    body: { current_password, new_password },
  });

test('S218 A6 changing the password ends other sessions and renews the token of the current one', async () => {
  const { email, bearer } = await aMember();
  const other = (await signin(email)).data.token;
  expect(await changePassword(bearer, 'wrong one')).toMatchObject({
    message: 'Your current password is incorrect.',
    data: { fields: ['current_password'] },
  });
  expect((await changePassword(bearer, PASSWORD, '12345')).data).toMatchObject({ fields: ['new_password'] });
  later(60);
  const { status, data } = await changePassword(bearer, PASSWORD);
  expect(status).toBe(200);
  expect((await profile(data.token)).status).toBe(200);
  // its lifetime does not change
  expect(data.expires_in).toBe((await signin(email, 'battery staple')).data.expires_in - 3600);
  for (const old of [bearer, other]) expect((await profile(old)).http).toBe(401);
  expect((await signin(email)).status).toBe(201);
});

test('A6 a changed or reset password is mailed to the owner; a refused change is not', async () => {
  const { email, bearer } = await aMember();
  const notices = () => mails.filter(({ to, subject }) => to === email && /password .* has been changed/.test(subject));
  const notifiedTimes = async (times: number) => {
    // the response does not wait for the mail
    await until('the notice is mailed', () => notices().length >= times);
    expect(notices()).toHaveLength(times);
  };
  await changePassword(bearer, 'wrong one');
  await changePassword(bearer, PASSWORD);
  await notifiedTimes(1);
  await api.call('forgotPassword', { body: { email } });
  const code = codeFor(email);
  await api.call('updatePassword', { body: { email, code: '000000x', password: 'correct horse' } });
  await api.call('updatePassword', { body: { email, code, password: 'correct horse' } });
  await notifiedTimes(2);
});

test('A6 signing in ends only the previous session of the browser', async () => {
  const { email, bearer } = await aMember();
  const elsewhere = (await signin(email)).data.token;
  const again = await api.call<SignedIn>('signin', { bearer, body: { email, password: PASSWORD } });
  expect((await profile(bearer)).http).toBe(401);
  expect((await profile(again.data.token)).status).toBe(200);
  expect((await profile(elsewhere)).status).toBe(200);
});

test('A6 a sign-in started before a password change opens no session after it', async () => {
  const { email, bearer } = await aMember();
  const { id } = (await profile(bearer)).data;
  // the change locks the account while the sign-in compares the old password
  await api.db
    .transaction()
    .execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
      const entering = signin(email);
      await waitForLock(api.db);
      await trx.updateTable('users').set({ password_hash: 'another' }).where('id', '=', id).execute();
      await trx.deleteFrom('sessions').where('user_id', '=', id).execute();
      return { entering };
    })
    .then(async ({ entering }) => expect((await entering).message).toBe('The email or password is incorrect.'));
  expect(await api.db.selectFrom('sessions').selectAll().where('user_id', '=', id).execute()).toEqual([]);
});

test('D36 without a current password a first one can be set, but no existing one replaced', async () => {
  const { email, bearer, id } = await aUser(api.db);
  expect((await profile(bearer)).data).toMatchObject({ id, has_password: false });
  expect((await changePassword(bearer, 'anything')).status).toBe(201);
  const { data } = await changePassword(bearer, '');
  expect((await profile(data.token)).data.has_password).toBe(true);
  expect((await signin(email, 'battery staple')).status).toBe(200);
  expect((await changePassword(data.token, '', 'third one')).status).toBe(201);
});

describe('an account with an unverified address', () => {
  const unproved = async () => {
    const user = await aUser(api.db);
    await api.db.updateTable('users').set({ email_proved: false }).where('id', '=', user.id).execute();
    return user;
  };

  test('A7 A5 is taken over by registering with the emailed code, which ends earlier access', async () => {
    const before = await unproved();
    await signup(before.email);
    const { data } = await verify(before.email, codeFor(before.email));
    expect(data).toMatchObject({ id: before.id, name: 'Noor' });
    expect((await profile(before.bearer)).http).toBe(401);
    expect((await signin(before.email)).status).toBe(200);
    later(10);
    await signup(before.email);
    expect(mails.filter(({ to }) => to === before.email).at(-1)?.subject).toMatch(/already have an account/);
  });

  test('A7 is taken over by a new password with the emailed code', async () => {
    const before = await unproved();
    await api.call('forgotPassword', { body: { email: before.email } });
    const body = { email: before.email, code: codeFor(before.email), password: PASSWORD };
    expect((await api.call('updatePassword', { body })).status).toBe(200);
    expect((await profile(before.bearer)).http).toBe(401);
    expect((await signin(before.email)).status).toBe(200);
  });

  test('A7 loses its unverified name, which no mail uses', async () => {
    const before = await unproved();
    await api.db.updateTable('users').set({ name: 'Chosen In Advance' }).where('id', '=', before.id).execute();
    await api.call('forgotPassword', { body: { email: before.email } });
    const body = { email: before.email, code: codeFor(before.email), password: PASSWORD };
    await signup(before.email);
    await api.call('updatePassword', { body });
    expect((await signin(before.email)).data.name).toBe(before.email.split('@')[0]);
    const written = () => mails.filter(({ to }) => to === before.email);
    // the response does not wait for the mail about the new password
    await until('three mails are there', () => written().length >= 3);
    expect(written()).toHaveLength(3);
    expect(JSON.stringify(written())).not.toContain('Chosen');
  });

  test('A7 a new password keeps the name of a verified account', async () => {
    const { email } = await aMember();
    await api.call('forgotPassword', { body: { email } });
    await api.call('updatePassword', { body: { email, code: codeFor(email), password: 'battery staple' } });
    expect((await signin(email, 'battery staple')).data.name).toBe('Noor');
  });
});
