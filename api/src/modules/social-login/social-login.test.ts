import { aSite } from '../../testing/a-site';
import { aBrowser, aSocialShop, atProvider, pathOf } from '../../testing/a-social-shop';
import { aUser } from '../../testing/a-user';

const shop = aSocialShop();
const { api } = shop;
const MINUTES = 60_000;
const PROVIDERS = ['google', 'facebook'] as const;

let people = 0;
/** A new person, verified if the provider vouches for anybody. */
const somebody = () => ({ name: 'Nour Haddad', email: `nour-${++people}@people.example`, verified: true });
const errorOf = (page: URL) => page.searchParams.get('error');
beforeAll(() => aSite(api.db));
const sessions = () => api.db.selectFrom('sessions').select('user_id').execute();

describe.each(PROVIDERS)('%s', (provider) => {
  test('S026 S171 D37 redirect, return and finish give a session and a clean address', async () => {
    const browser = shop.browser();
    const person = somebody();
    const begun = await browser.begin(provider, { redirect: '/fr/cart?a=b', lang: 'fr' });
    expect(begun.status).toBe(302);
    expect(begun.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const page = await browser.comeBack(await atProvider(begun.location, person));
    // the empty fragment keeps the browser from carrying over the provider's
    expect(page.href).toBe('http://shop.test/fr/social-callback?redirect=%2Ffr%2Fcart%3Fa%3Db#');
    const { status, data } = await browser.finish();
    expect(status).toBe(200);
    expect(data).toMatchObject({ name: person.name, email: person.email, cart_count: 0 });
    const profile = await api.call<{ is_logged_in: boolean }>('profile', { bearer: data.token });
    expect(profile.data).toMatchObject({ is_logged_in: true, name: person.name });
  });

  test('S171 a returning user gets the same account', async () => {
    const person = somebody();
    const ids = [];
    for (const browser of [shop.browser(), shop.browser()]) {
      await browser.signIn(provider, person);
      ids.push((await browser.finish()).data.id);
    }
    expect(ids[0]).toBe(ids[1]);
  });

  test('A7 a login cancelled at the provider is reported, keeps the destination and makes no account', async () => {
    const browser = shop.browser();
    const before = await api.db.selectFrom('users').select('id').execute();
    const page = await browser.signIn(provider, 'cancel', { redirect: '/tr/cart', lang: 'tr' });
    expect(pathOf(page)).toBe('/tr/social-callback?error=cancelled&redirect=%2Ftr%2Fcart');
    expect((await browser.finish()).status).toBe(201);
    expect(await api.db.selectFrom('users').select('id').execute()).toEqual(before);
  });

  test('A7 an unreachable provider fails the login, which keeps the destination', async () => {
    const refused = () => Promise.reject(new Error('connection refused'));
    const down = { name: provider, begin: refused, identify: refused };
    shop.replace({ byName: () => down, offers: () => true });
    const begun = await shop.browser().begin(provider, { redirect: '/cart' });
    expect([begun.status, begun.location]).toEqual([
      303,
      'http://shop.test/social-callback?error=failed&redirect=%2Fcart#',
    ]);
  });

  test('A7 a provider unreachable at the code exchange fails the login', async () => {
    const browser = shop.browser();
    const returned = await atProvider((await browser.begin(provider)).location, somebody());
    const refused = () => Promise.reject(new Error('connection refused'));
    shop.replace({ byName: () => ({ name: provider, begin: refused, identify: refused }), offers: () => true });
    expect(errorOf(await browser.comeBack(returned))).toBe('failed');
    expect((await browser.finish()).status).toBe(201);
  });
});

describe('A7 refused returns', () => {
  /** A login up to the provider's return. */
  async function returning(browser = shop.browser(), provider: (typeof PROVIDERS)[number] = 'google') {
    const returned = await atProvider((await browser.begin(provider, { redirect: '/cart' })).location, somebody());
    return { browser, returned };
  }
  const changed = (url: URL, query: Record<string, string | null>, path = url.pathname) => {
    const next = new URL(url);
    next.pathname = path;
    for (const [name, value] of Object.entries(query)) {
      if (value === null) next.searchParams.delete(name);
      else next.searchParams.set(name, value);
    }
    return next;
  };

  test.each<[string, Record<string, string | null>]>([
    ['with an unknown state', { state: 'x'.repeat(43) }],
    ['without state', { state: null }],
    ['with a malformed state', { state: "'; drop table users; --" }],
  ])('%s', async (_, query) => {
    const { browser, returned } = await returning();
    expect(errorOf(await browser.comeBack(changed(returned, query)))).toBe('expired');
    expect((await browser.finish()).status).toBe(201);
  });

  test('with the state of another login of the same browser', async () => {
    const { browser, returned } = await returning();
    const other = new URL((await browser.begin('google')).location).searchParams.get('state');
    expect(errorOf(await browser.comeBack(changed(returned, { state: other })))).toBe('failed');
    expect((await browser.finish()).status).toBe(201);
  });

  test('in another browser, which does not learn the destination', async () => {
    const { browser, returned } = await returning();
    const victim = shop.browser();
    const page = await victim.comeBack(returned);
    expect(pathOf(page)).toBe('/social-callback?error=expired');
    expect((await victim.finish()).status).toBe(201);
    // and the login still belongs to its own browser
    expect(errorOf(await browser.comeBack(returned))).toBeNull();
  });

  test('in a browser without the cookie', async () => {
    const { returned } = await returning();
    const answer = await api.app.inject({ url: pathOf(returned) });
    expect(answer.headers.location).toBe('http://shop.test/social-callback?error=expired#');
  });

  test('after ten minutes, in the language of the login', async () => {
    const browser = shop.browser();
    const begun = await browser.begin('google', { lang: 'hi', redirect: '/hi/cart' });
    const returned = await atProvider(begun.location, somebody());
    shop.later(10 * MINUTES);
    expect(pathOf(await browser.comeBack(returned))).toBe('/hi/social-callback?error=expired');
  });

  test('a second time', async () => {
    const { browser, returned } = await returning();
    expect(errorOf(await browser.comeBack(returned))).toBeNull();
    expect(errorOf(await browser.comeBack(returned))).toBe('expired');
  });

  test('a second time, after a forged cancellation', async () => {
    const { browser, returned } = await returning();
    expect(errorOf(await browser.comeBack(changed(returned, { error: 'access_denied' })))).toBe('cancelled');
    expect(errorOf(await browser.comeBack(returned))).toBe('expired');
  });

  test.each([
    ['google', 'facebook'],
    ['facebook', 'google'],
  ] as const)('with the answer of %s at the address of %s', async (one, other) => {
    const { browser, returned } = await returning(shop.browser(), one);
    const elsewhere = changed(returned, {}, returned.pathname.replace(one, other));
    expect(errorOf(await browser.comeBack(elsewhere))).toBe('expired');
    expect((await browser.finish()).status).toBe(201);
  });

  test.each(PROVIDERS)('with a code of %s that was used before', async (provider) => {
    const { browser, returned } = await returning(shop.browser(), provider);
    await browser.comeBack(returned);
    const state = new URL((await browser.begin(provider)).location).searchParams.get('state');
    expect(errorOf(await browser.comeBack(changed(returned, { state })))).toBe('failed');
  });

  test.each(PROVIDERS)('with a code of %s for another user', async (provider) => {
    const attacker = await returning(shop.browser(), provider);
    const victim = await returning(shop.browser(), provider);
    const stolen = changed(attacker.returned, { code: victim.returned.searchParams.get('code') });
    expect(errorOf(await attacker.browser.comeBack(stolen))).toBe('failed');
    expect((await attacker.browser.finish()).status).toBe(201);
  });

  test.each([
    { code: ['a', 'b'] },
    { state: ['a', 'b'] },
    { code: 'a'.repeat(20_000) },
    { 'state[]': 'a' },
    { state: '\u0000' },
  ])('%j redirects to a page of the shop', async (query) => {
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => [value].flat().map((text) => [name, text])),
    );
    const { status, location } = await shop.browser().open(`/api/v1/user/social-login/callback/google?${search}`);
    expect([status, location]).toEqual([303, 'http://shop.test/social-callback?error=expired#']);
  });

  test('fifty times at once gives one login and one session', async () => {
    const { browser, returned } = await returning();
    const before = (await sessions()).length;
    const pages = await Promise.all(Array.from({ length: 50 }, () => browser.comeBack(returned)));
    expect(pages.filter((page) => errorOf(page) === null)).toHaveLength(1);
    expect(pages.filter((page) => errorOf(page) === 'expired')).toHaveLength(49);
    const finished = await Promise.all(Array.from({ length: 10 }, () => browser.finish()));
    expect(finished.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await sessions()).length - before).toBe(1);
  });
});

describe('A7 finish login', () => {
  test('only in the browser that started it', async () => {
    const browser = shop.browser();
    await browser.signIn('google', somebody());
    expect((await shop.browser().finish()).status).toBe(201);
    expect((await api.call('finishSocialLogin', { body: {} })).status).toBe(201);
    expect((await browser.finish()).status).toBe(200);
  });

  test('once', async () => {
    const browser = shop.browser();
    await browser.signIn('facebook', somebody());
    expect((await browser.finish()).status).toBe(200);
    const again = await browser.finish();
    expect([again.status, again.message]).toEqual([201, 'This sign-in has expired. Please start again.']);
  });

  test('within a short time', async () => {
    const browser = shop.browser();
    await browser.signIn('google', somebody());
    shop.later(2 * MINUTES);
    expect((await browser.finish()).status).toBe(201);
  });

  test('only after the return from the provider', async () => {
    const browser = shop.browser();
    await browser.begin('google');
    expect((await browser.finish()).status).toBe(201);
  });

  test('A6 and ends the previous session of the browser', async () => {
    const before = await aUser(api.db);
    const browser = shop.browser();
    await browser.signIn('google', somebody());
    const done = await api.call('finishSocialLogin', {
      headers: { 'X-Social-Browser': browser.value },
      bearer: before.bearer,
      body: {},
    });
    expect(done.status).toBe(200);
    expect((await api.call('addresses', { bearer: before.bearer })).http).toBe(401);
  });

  test('in each of two tabs at the same time', async () => {
    const browser = shop.browser();
    const [one, other] = [await browser.begin('google'), await browser.begin('facebook')];
    for (const { location } of [one, other])
      expect(errorOf(await browser.comeBack(await atProvider(location, somebody())))).toBeNull();
    expect([(await browser.finish()).status, (await browser.finish()).status]).toEqual([200, 200]);
  });
});

describe('redirect', () => {
  test.each(['twitter', 'Google', '../google', 'google%2f..'])('S026 %s is not a provider', async (provider) => {
    const { http } = await api.call('socialLoginRedirect', { params: { provider } });
    expect(http).toBe(404);
  });

  test('S026 a provider without keys is 404', async () => {
    shop.replace({ byName: () => undefined, offers: () => false });
    expect((await shop.browser().begin('google')).status).toBe(404);
    const { data } = await api.call<{ setting: object }>('common');
    expect(data.setting).toMatchObject({ google_login: 2, facebook_login: 2 });
  });

  test('S225 common lists the offered providers', async () => {
    const { data } = await api.call<{ setting: object }>('common');
    expect(data.setting).toMatchObject({ google_login: 1, facebook_login: 1 });
  });

  test.each([undefined, 'short', 'a'.repeat(129), 'spaces are not allowed in it, at all'])(
    'A7 without a browser token (%s) no login starts',
    async (value) => {
      const headers: Record<string, string> = value === undefined ? {} : { 'X-Social-Browser': value };
      expect((await api.call('socialLoginRedirect', { params: { provider: 'google' }, headers })).http).toBe(400);
    },
  );

  test('A7 D37 stores no readable secret except the verifier, which is useless without the code', async () => {
    const browser = aBrowser(api);
    const state = new URL((await browser.begin('google')).location).searchParams.get('state') ?? '';
    const row = await api.db.selectFrom('social_logins').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(state);
    expect(JSON.stringify(row)).not.toContain(browser.value);
  });

  test('expired logins are deleted by the next one', async () => {
    await shop.browser().begin('google');
    shop.later(71 * MINUTES);
    await shop.browser().begin('google');
    expect(await api.db.selectFrom('social_logins').select('id').execute()).toHaveLength(1);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    '/%0a/evil.example',
    'https:evil.example',
    'https://evil.example/',
    '/a//evil.example',
    '/a/..//evil.example',
    'https://shop.test@evil.example/',
    '//user:pass@evil.example/',
    'javascript:alert(1)',
    ' /cart',
    'cart',
    `/${'a'.repeat(3000)}`,
  ])('A7 S023 D5 the callback path %j leads to the home page after login', async (redirect) => {
    const browser = shop.browser();
    const page = await browser.signIn('facebook', somebody(), { redirect });
    expect(page.href).toBe('http://shop.test/social-callback#');
  });

  test('A7 S023 ignores a repeated callback parameter', async () => {
    const { location } = await shop
      .browser()
      .open('/api/v1/user/social-login/redirect/google?redirect=/cart&redirect=//evil.example');
    expect(location).toContain('/google/auth?');
    const row = await api.db
      .selectFrom('social_logins')
      .select('callback')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(row.callback).toBe('/');
  });
});
