import type { Database } from '../../db/database';
import { ADDRESS, aGuest } from '../../testing/a-guest';
import { aProduct } from '../../testing/a-product';
import { aSite } from '../../testing/a-site';
import { aSocialShop, type Choice } from '../../testing/a-social-shop';
import { until } from '../../testing/until';
import { proveEmail } from '../user/prove-email';

const shop = aSocialShop();
const { api } = shop;
beforeAll(() => aSite(api.db));

let people = 0;
const anEmail = () => `leyla-${++people}@people.example`;
type Provider = 'google' | 'facebook';
/** Signs in from a new browser; returns the error or the session. */
async function signIn(provider: Provider, choice: Choice, userToken?: string) {
  const browser = shop.browser();
  const error = (await browser.signIn(provider, choice)).searchParams.get('error');
  return { error, ...(await browser.finish(userToken)) };
}
const userOf = (email: string) =>
  api.db.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();
const linksOf = (userId: number) =>
  api.db.selectFrom('social_identities').select('provider').where('user_id', '=', userId).execute();
const isSignedIn = async (bearer: string) => (await api.call('addresses', { bearer })).http === 200;
const addressesOf = async (bearer: string) => (await api.call<{ total: number }>('addresses', { bearer })).data.total;
const inTransaction = (work: (trx: Database) => Promise<void>) => api.db.transaction().execute(work);

/** Registers a user with a password, by sign-up and the emailed code. */
async function register(email: string, password = 'battery staple') {
  await api.call('signup', { body: { name: 'Leyla', email, password } });
  const code = /\b\d{6}\b/.exec(api.mails.findLast(({ to }) => to === email)?.text ?? '')?.[0];
  return api.call<{ id: number; token: string }>('verify', { body: { email, code } });
}
const withPassword = (email: string, password = 'battery staple') =>
  api.call<{ id: number; token: string }>('signin', { body: { email, password } });

describe('S171 finding the account', () => {
  test('a new Google user gets a verified account without password', async () => {
    const email = anEmail();
    expect((await signIn('google', { name: 'Leyla Demir', email, verified: true })).status).toBe(200);
    expect(await userOf(email)).toMatchObject({ name: 'Leyla Demir', email_proved: true, password_hash: null });
  });

  test('a new Facebook user gets an account with an unverified address', async () => {
    const email = anEmail();
    expect((await signIn('facebook', { name: 'Leyla Demir', email })).status).toBe(200);
    expect(await userOf(email)).toMatchObject({ email_proved: false, password_hash: null });
  });

  test('an address verified by Google signs in to its account, regardless of case; its password stays', async () => {
    const email = anEmail();
    const registered = await register(email);
    const { data } = await signIn('google', { name: 'Other Name', email: email.toUpperCase(), verified: true });
    expect([data.id, data.name]).toEqual([registered.data.id, 'Leyla']);
    expect(await linksOf(data.id)).toEqual([{ provider: 'google' }]);
    expect((await withPassword(email)).status).toBe(200);
    expect(await isSignedIn(registered.data.token)).toBe(true);
  });

  test('A7 an address not verified by Google neither creates nor opens an account', async () => {
    const email = anEmail();
    expect(await signIn('google', { name: 'L', email, verified: false })).toMatchObject({
      error: 'unverified',
      status: 201,
    });
    expect(await userOf(email)).toBeUndefined();
    await register(email);
    expect((await signIn('google', { name: 'L', email, verified: false })).error).toBe('unverified');
    expect(await linksOf((await userOf(email))?.id ?? 0)).toEqual([]);
  });

  test('A7 an address from Facebook never opens an existing account', async () => {
    const email = anEmail();
    const { data } = await register(email);
    expect(await signIn('facebook', { name: 'L', email })).toMatchObject({ error: 'exists', status: 201 });
    expect(await linksOf(data.id)).toEqual([]);
  });

  test.each<[string, Choice]>([
    ['no address', { name: 'L' }],
    ['an invalid address', { name: 'L', email: 'leyla@people' }],
    ['two addresses in one', { name: 'L', email: 'leyla@people.example,victim@people.example' }],
  ])('A7 %s: login is refused', async (_, choice) => {
    expect((await signIn('facebook', choice)).error).toBe('unverified');
    expect((await signIn('google', { ...(choice as object), verified: true })).error).toBe('unverified');
  });

  test.each([
    ['  Leyla\u202e\u0000\n Demir ', 'Leyla Demir'],
    ['\u200b', 'local-part'],
  ])('the name %j is shown as %j', async (name, shown) => {
    const email = `local-part@host-${++people}.example`;
    await signIn('facebook', { name, email });
    expect((await userOf(email))?.name).toBe(shown);
  });

  test('a changed address at the provider does not change the account', async () => {
    const first = anEmail();
    const { data } = await signIn('google', { name: 'L', email: first, verified: true });
    await api.db
      .updateTable('users')
      .set({ email: `moved-${first}` })
      .where('id', '=', data.id)
      .execute();
    expect((await signIn('google', { name: 'L', email: first, verified: true })).data.id).toBe(data.id);
  });

  test('twenty concurrent first logins of one person make one account', async () => {
    const email = anEmail();
    const browsers = Array.from({ length: 20 }, () => shop.browser());
    const pages = await Promise.all(browsers.map((browser) => browser.signIn('facebook', { name: 'L', email })));
    expect(pages.map((page) => page.searchParams.get('error')).filter(Boolean)).toEqual([]);
    const ids = await Promise.all(browsers.map(async (browser) => (await browser.finish()).data.id));
    expect(new Set(ids).size).toBe(1);
  });

  test('concurrent Google and Facebook logins with one address make one account', async () => {
    const email = anEmail();
    const [google, facebook] = await Promise.all([
      signIn('google', { name: 'L', email, verified: true }),
      signIn('facebook', { name: 'L', email }),
    ]);
    expect(google.error).toBeNull();
    expect([null, 'exists']).toContain(facebook.error);
    const user = await userOf(email);
    expect(user?.email_proved).toBe(true);
    expect(await linksOf(user?.id ?? 0)).toEqual([{ provider: 'google' }]);
  });
});

describe('A7 an account registered in advance by somebody else', () => {
  /** The attacker creates an account with the victim's address through a provider that does not verify it, and plants whatever they can. */
  async function planted() {
    const email = anEmail();
    const { data } = await signIn('facebook', { name: 'Not Leyla', email });
    await api.call('saveAddress', { bearer: data.token, body: { ...ADDRESS, address_1: '1 Trap Road' } });
    return { email, bearer: data.token, userId: data.id };
  }
  async function expectCutOff({ email, bearer, userId }: Awaited<ReturnType<typeof planted>>) {
    expect(await isSignedIn(bearer)).toBe(false);
    expect((await linksOf(userId)).map(({ provider }) => provider)).not.toContain('facebook');
    expect((await signIn('facebook', { name: 'Not Leyla', email })).error).toBe('exists');
  }

  test('goes to the owner verified by Google: links, sessions and planted addresses are gone', async () => {
    const before = await planted();
    expect(await addressesOf(before.bearer)).toBe(1);
    const owner = await signIn('google', { name: 'Leyla', email: before.email, verified: true });
    expect(owner.data.id).toBe(before.userId);
    expect(await userOf(before.email)).toMatchObject({ email_proved: true, name: 'Leyla' });
    expect(owner.data.name).toBe('Leyla');
    expect(await addressesOf(owner.data.token)).toBe(0);
    await expectCutOff(before);
  });

  test('goes to the owner who signs up with the emailed code, with a new password', async () => {
    const before = await planted();
    const owner = await register(before.email, 'owners-own');
    expect([owner.status, owner.data.id]).toEqual([200, before.userId]);
    await expectCutOff(before);
    expect((await withPassword(before.email, 'owners-own')).status).toBe(200);
  });

  test('goes to the owner who sets a password with the emailed code', async () => {
    const before = await planted();
    const { email } = before;
    await api.call('forgotPassword', { body: { email } });
    const mail = await sent(email);
    const code = /\b\d{6}\b/.exec(mail)?.[0];
    expect((await api.call('updatePassword', { body: { email, code, password: 'owners-own' } })).status).toBe(200);
    await expectCutOff(before);
    expect((await withPassword(email, 'owners-own')).data).toMatchObject({ name: email.split('@')[0] });
  });

  test('stays with the owner after a login that was in progress meanwhile', async () => {
    const { email, userId } = await planted();
    const attacker = shop.browser();
    await attacker.signIn('facebook', { name: 'Not Leyla', email });
    await inTransaction((trx) => proveEmail(trx, userId));
    expect((await attacker.finish()).status).toBe(201);
    expect(await api.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).toEqual([]);
  });

  test('stays with the owner when both happen at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { email, userId } = await planted();
      const attackers = Array.from({ length: 4 }, () => shop.browser());
      for (const browser of attackers.slice(2)) await browser.signIn('facebook', { name: 'Not Leyla', email });
      await Promise.all([
        ...attackers.slice(0, 2).map((browser) => browser.signIn('facebook', { name: 'Not Leyla', email })),
        ...attackers.slice(2).map((browser) => browser.finish()),
        inTransaction((trx) => proveEmail(trx, userId)),
      ]);
      for (const browser of attackers) expect((await browser.finish()).status).toBe(201);
      expect(await linksOf(userId)).toEqual([]);
      expect(await api.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).toEqual([]);
    }
  });

  test('verifying again does not end sessions of a verified account', async () => {
    const email = anEmail();
    const first = await register(email);
    await signIn('google', { name: 'L', email, verified: true });
    await inTransaction((trx) => proveEmail(trx, first.data.id));
    expect(await isSignedIn(first.data.token)).toBe(true);
    expect((await withPassword(email)).status).toBe(200);
    expect(await linksOf(first.data.id)).toEqual([{ provider: 'google' }]);
  });
});

/** The text of the latest mail to an address, once it arrives. */
async function sent(email: string): Promise<string> {
  const latest = () => api.mails.findLast(({ to }) => to === email);
  await until('a mail is there', () => latest() !== undefined);
  return latest()?.text ?? '';
}

describe('S171 D30 the guest’s cart', () => {
  test('is merged once into that of the account', async () => {
    const product = await aProduct(api.db, { quantity: 50 });
    const person = { name: 'L', email: anEmail(), verified: true };
    const guest = aGuest(api);
    await guest.put(product, 2);
    await guest.live();
    const first = await signIn('google', person, guest.user_token);
    expect(first.data.cart_count).toBe(2);
    expect(await addressesOf(first.data.token)).toBe(1);
    // the same token again moves nothing; another guest's pieces are added
    expect((await signIn('google', person, guest.user_token)).data.cart_count).toBe(2);
    const other = aGuest(api);
    await other.put(product, 3);
    expect((await signIn('google', person, other.user_token)).data.cart_count).toBe(5);
  });

  test('stays with the guest when the login fails', async () => {
    const product = await aProduct(api.db, { quantity: 50 });
    const guest = aGuest(api);
    await guest.put(product, 2);
    await signIn('google', { name: 'L', email: anEmail(), verified: false }, guest.user_token);
    expect(JSON.stringify(await guest.cart())).toContain('"quantity":2');
  });

  test('finishing a login ten times at once merges once', async () => {
    const product = await aProduct(api.db, { quantity: 50 });
    const guest = aGuest(api);
    await guest.put(product, 2);
    const browser = shop.browser();
    await browser.signIn('google', { name: 'L', email: anEmail(), verified: true });
    const finished = await Promise.all(Array.from({ length: 10 }, () => browser.finish(guest.user_token)));
    expect(finished.filter(({ status }) => status === 200).map(({ data }) => data.cart_count)).toEqual([2]);
  });
});
