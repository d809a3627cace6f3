import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { COOKIE, STORAGE, TABS_CHANNEL } from '../contract/storage';
import type { Profile } from '../contract/user';
import { createApiClient } from '../platform/api-client';
import { emit, on } from '../platform/bus';
import { emitListChange, listedLately, tellListChange } from '../platform/list-change';
import { userToken } from '../platform/user-token';
import { server } from '../testing/server';
import { setCartCount } from './cart-count';
import { followTabs } from './follow-tabs';
import { loadProfile, readProfile } from './load-profile';
import { browser } from './open-page';
import { profileIsLoaded, setProfile } from './profile';
import { openAfterSignIn, signIn, verify } from './sign-in';
import { signOut } from './sign-out';
import { looksSignedIn } from './signed-in-flag';

const ada = { id: 7, name: 'Ada', email: 'ada@example.com', cart_count: 3 };
const api = createApiClient({ base: '/api/v1/', language: 'en', userToken });
const PROFILE = '*/api/v1/user/profile';
const ok = (data: object | null) => HttpResponse.json({ status: 200, message: '', data });
const rejected = (text: string) => HttpResponse.json({ status: 201, message: '', data: { form: [text] } });
const flag = (on: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: stands for the server's Set-Cookie
  document.cookie = `${COOKIE.signedIn}=1; path=/; max-age=${on ? 60 : 0}`;
};

const known: { profile?: Profile | null; count?: number } = {};
on('session:changed', ({ profile }) => {
  known.profile = profile;
});
on('cart:count-changed', ({ count }) => {
  known.count = count;
});
let replaced: jest.SpyInstance;
beforeEach(() => {
  replaced = jest.spyOn(browser, 'replace').mockImplementation(() => {});
  flag(false);
});
afterEach(() => jest.restoreAllMocks());

describe('start-up', () => {
  // must be the first test in this file: nothing has been loaded yet
  test('S064 S067 loads the profile with the guest token, once', async () => {
    const tokens: (string | null)[] = [];
    server.use(
      http.get(PROFILE, ({ request }) => {
        expect(request.url).not.toContain('user_token');
        tokens.push(request.headers.get('user-token'));
        return ok({ ...ada, is_logged_in: true });
      }),
    );
    expect(profileIsLoaded()).toBe(false);
    await loadProfile(api);
    await loadProfile(api);
    expect(tokens).toEqual([localStorage.getItem(STORAGE.userToken)]);
  });

  test('S065 a signed-in response sets the user and cart count', async () => {
    server.use(http.get(PROFILE, () => ok({ ...ada, is_logged_in: true })));
    await readProfile(api);
    expect(known).toEqual({ profile: { ...ada, is_logged_in: true }, count: 3 });
  });

  test('S065 a guest response sets only the cart count', async () => {
    flag(true);
    server.use(http.get(PROFILE, () => ok({ id: null, name: '', email: '', cart_count: 2, is_logged_in: false })));
    await readProfile(api);
    expect(known).toEqual({ profile: null, count: 2 });
    expect(looksSignedIn()).toBe(false);
  });

  test('S066 a failed call clears the user and rethrows for the error page', async () => {
    setProfile({ ...ada, is_logged_in: true });
    server.use(http.get(PROFILE, () => HttpResponse.text('gateway', { status: 500 })));
    await expect(readProfile(api)).rejects.toThrow('API is down.');
    expect(known).toEqual({ profile: null, count: 0 });
  });

  test('S069 treats a 401 as a guest, without an error page', async () => {
    flag(true);
    server.use(http.get(PROFILE, () => HttpResponse.json({ status: 401, message: '', data: null }, { status: 401 })));
    await readProfile(api);
    expect(known).toEqual({ profile: null, count: 0 });
    expect(looksSignedIn()).toBe(false);
  });

  test('S066 an aborted call on leaving the page changes nothing', async () => {
    setProfile({ ...ada, is_logged_in: true });
    server.use(
      http.get(PROFILE, () => {
        dispatchEvent(new Event('pagehide'));
        return HttpResponse.error();
      }),
    );
    await readProfile(api);
    expect(known.profile?.name).toBe('Ada');
  });
});

describe('logging in and out', () => {
  test('S166 login takes the user from one call, with the guest token for the cart', async () => {
    let sent: unknown;
    server.use(
      http.post('*/api/v1/user/signin', async ({ request }) => {
        sent = await request.json();
        return ok(ada);
      }),
    );
    await signIn(api, { email: 'ada@example.com', password: 'secret1' });
    expect(sent).toEqual({ email: 'ada@example.com', password: 'secret1', user_token: userToken() });
    expect(known.profile).toEqual({ ...ada, is_logged_in: true });
  });

  test('S020 S076 after login goes to the redirect path, or to the localised home page', () => {
    openAfterSignIn(api, '/fr/cart');
    openAfterSignIn(api, '/');
    openAfterSignIn({ language: 'ar' }, '/');
    expect(replaced.mock.calls).toEqual([['/fr/cart'], ['/'], ['/ar']]);
  });

  test('S167 a correct code signs in only if the server opened a session', async () => {
    setProfile(null);
    server.use(http.post('*/api/v1/user/verify', () => ok(ada)));
    expect(await verify(api, { email: ada.email, code: '1234' })).toBe(false);
    expect(known.profile).toBeNull();
    flag(true);
    expect(await verify(api, { email: ada.email, code: '1234' })).toBe(true);
    expect(known.profile?.name).toBe('Ada');
  });

  test('S021 S076 S172 logout clears user, count, lists and guest token, and goes home', async () => {
    flag(true);
    setProfile({ ...ada, is_logged_in: true });
    emitListChange({ list: 'wishlist', id: 7, listed: true });
    const token = userToken();
    server.use(http.get('*/api/v1/user/logout', () => ok(null)));
    await signOut({ ...api, language: 'tr' });
    expect(known).toEqual({ profile: null, count: 0 });
    expect(listedLately({ list: 'wishlist', id: 7 })).toBeUndefined();
    expect(userToken()).not.toBe(token);
    expect(looksSignedIn()).toBe(false);
    expect(replaced.mock.calls).toEqual([['/tr']]);
  });

  test('S021 logout succeeds for an expired session', async () => {
    server.use(
      http.get('*/api/v1/user/logout', () =>
        HttpResponse.json({ status: 401, message: '', data: null }, { status: 401 }),
      ),
    );
    await signOut(api);
    expect(replaced).toHaveBeenCalledWith('/');
  });

  test('S021 a rejected logout fails and keeps the profile', async () => {
    setProfile({ ...ada, is_logged_in: true });
    server.use(http.get('*/api/v1/user/logout', () => rejected('Try later')));
    await expect(signOut(api)).rejects.toThrow('Try later');
    expect(known.profile?.name).toBe('Ada');
    expect(replaced).not.toHaveBeenCalled();
  });
});

describe('other tabs', () => {
  let otherTab: BroadcastChannel;
  let received: unknown[];
  let stop: () => void;
  /** a message that no tab understands */
  const WORD = 'a word of no meaning';
  /** Resolves once every tab has received the earlier messages and those sent in response. */
  const settled = async () => {
    const third = new BroadcastChannel(TABS_CHANNEL);
    for (let round = 0; round < 3; round++) {
      const came = new Promise<void>((resolve) => {
        otherTab.addEventListener('message', ({ data }) => data === WORD && resolve());
      });
      third.postMessage(WORD);
      await came;
    }
    third.close();
  };
  beforeEach(() => {
    received = [];
    stop = followTabs(api);
    otherTab = new BroadcastChannel(TABS_CHANNEL);
    otherTab.onmessage = ({ data }) => data !== WORD && received.push(data);
  });
  afterEach(() => {
    stop();
    otherTab.close();
  });

  test('S143 broadcasts a cart change to other tabs once', async () => {
    emit('cart:count-changed', { count: 1 });
    setCartCount(5);
    setCartCount(5);
    await settled();
    expect(received).toEqual([{ what: 'cart', count: 5 }]);
  });

  test('S143 a cart change in another tab updates badge and content, without an echo', async () => {
    let reread = 0;
    const off = on('cart:changed', () => {
      reread++;
      setCartCount(9);
    });
    otherTab.postMessage({ what: 'cart', count: 9 });
    await settled();
    off();
    expect(known.count).toBe(9);
    expect(reread).toBe(1);
    expect(received).toEqual([]);
  });

  test('S143 a page without listeners still receives changes', async () => {
    stop();
    emit('cart:count-changed', { count: 1 });
    setCartCount(6);
    await settled();
    expect(received).toEqual([{ what: 'cart', count: 6 }]);
  });

  test('S121 S143 broadcasts a list removal to other tabs once', async () => {
    tellListChange({ list: 'compare', id: 7, listed: false });
    await settled();
    expect(received).toEqual([{ what: 'list', list: 'compare', id: 7, listed: false }]);
  });

  test('S121 S143 applies list changes from another tab', async () => {
    const here: unknown[] = [];
    const stops = (['compare:removed', 'compare:changed', 'wishlist:changed', 'follow:changed'] as const).map((name) =>
      on(name, (change) => here.push([name, change])),
    );
    otherTab.postMessage({ what: 'list', list: 'compare', id: 7, listed: false });
    otherTab.postMessage({ what: 'list', list: 'wishlist', id: 8, listed: true });
    otherTab.postMessage({ what: 'list', list: 'follow', id: 9, listed: true });
    await settled();
    for (const stop of stops) stop();
    expect(here).toEqual([
      ['compare:removed', { productId: 7 }],
      ['compare:changed', { productId: 7, listed: false }],
      ['wishlist:changed', { productId: 8, listed: true }],
      ['follow:changed', { storeId: 9, listed: true }],
    ]);
    expect(received).toEqual([]);
  });

  test('S172 a logout in another tab clears profile, cart count, guest token and lists', async () => {
    flag(true);
    setProfile({ ...ada, is_logged_in: true });
    setCartCount(4);
    for (const list of ['wishlist', 'compare', 'follow'] as const) emitListChange({ list, id: 7, listed: true });
    const token = userToken();
    otherTab.postMessage({ what: 'signed-out' });
    await settled();
    expect(known).toEqual({ profile: null, count: 0 });
    expect((['wishlist', 'compare', 'follow'] as const).map((list) => listedLately({ list, id: 7 }))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(userToken()).not.toBe(token);
    expect(looksSignedIn()).toBe(false);
    expect(replaced).toHaveBeenCalledWith('/');
  });

  test('S143 a login in another tab reloads the profile', async () => {
    setProfile(null);
    server.use(http.get(PROFILE, () => ok({ ...ada, is_logged_in: true })));
    otherTab.postMessage({ what: 'signed-in' });
    await waitFor(() => expect(known.profile?.name).toBe('Ada'));
  });

  test('ignores unknown messages from newer releases', async () => {
    const before = { ...known };
    for (const message of [null, 'x', { what: 'later' }, { what: 'cart', count: 'many' }, { what: 'list', list: 'x' }])
      otherTab.postMessage(message);
    await settled();
    expect(known).toEqual(before);
  });
});
