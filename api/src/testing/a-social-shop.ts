import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { mountProviders } from 'sandbox/src/providers/create-providers';
import { type ProviderName, providerEnvironment } from 'sandbox/src/providers/keys';
import { HEADER } from 'shared-kernel/contract/storage';
import type { SignedIn } from 'shared-kernel/contract/user';
import { type Config, readConfig } from '../config';
import { createProviders } from '../social/providers';
import { type Providers, providersOf } from '../social/providers-of';
import { type TestApp, testApp } from './test-app';

export const SHOP_ORIGIN = 'http://shop.test';

/** What the user chooses on a provider's page. */
export type Choice = { name?: string; email?: string; verified?: boolean } | 'cancel';

/** The API on its own database, with simulated login providers in the same process. Call it at the top of a file. */
export function aSocialShop() {
  let ahead = 0;
  let sandboxUrl = '';
  const sandbox = Fastify({ forceCloseConnections: true });
  mountProviders(sandbox, { publicOrigin: () => sandboxUrl, shopOrigin: () => SHOP_ORIGIN });
  beforeAll(async () => {
    await sandbox.listen({ port: 0, host: '127.0.0.1' });
    sandboxUrl = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`;
  });
  afterAll(() => sandbox.close());

  let config: Config | undefined;
  const settings = (): Config => {
    const keys = Object.assign({}, ...Object.values(providerEnvironment(sandboxUrl))) as Record<string, string>;
    const own = { PUBLIC_ORIGIN: SHOP_ORIGIN, RATE_LIMIT: 'off', COUNTS_AGE: '0', LOG_LEVEL: 'silent' };
    config ??= readConfig({ ...keys, ...own });
    return config;
  };
  let replaced: Providers | null = null;
  let real: Providers = providersOf([]);
  beforeAll(() => {
    real = createProviders(settings().social);
  });
  const api = testApp({
    clock: () => new Date(Date.now() + ahead),
    get config() {
      return settings();
    },
    providers: {
      byName: (name) => (replaced ?? real).byName(name),
      offers: (name) => (replaced ?? real).offers(name),
    },
  });
  afterEach(() => {
    ahead = 0;
    replaced = null;
  });

  return {
    api,
    /** Moves the shop's clock forward until the end of the test. @param ms from now */
    later: (ms: number) => {
      ahead += ms;
    },
    /** Uses other providers until the end of the test. */
    replace: (providers: Providers) => {
      replaced = providers;
    },
    browser: () => aBrowser(api),
  };
}

/** A browser with the shell's cookie, plus the steps its user takes during a login. */
export function aBrowser(api: TestApp) {
  const value = randomBytes(32).toString('base64url');
  const headers = { [HEADER.socialBrowser]: value };
  /** the shop's response to a navigation */
  const open = async (path: string) => {
    const { statusCode, headers: answered } = await api.app.inject({ method: 'GET', url: path, headers });
    return { status: statusCode, location: String(answered.location ?? ''), headers: answered };
  };
  /** Starts the login and returns the provider's page that the shop redirects the browser to. */
  const begin = async (provider: ProviderName, query: Record<string, string> = {}) => {
    const search = new URLSearchParams(query).toString();
    return open(`/api/v1/user/social-login/redirect/${provider}${search && `?${search}`}`);
  };
  /** Returns from the provider to the shop. @returns the address that the shop redirects to */
  const openReturnUrl = async (returned: URL): Promise<URL> => new URL((await open(pathOf(returned))).location);
  return {
    value,
    open,
    begin,
    comeBack: openReturnUrl,
    /** The whole login up to the page `/social-callback`. */
    signIn: async (provider: ProviderName, choice: Choice, query: Record<string, string> = {}) =>
      openReturnUrl(await atProvider((await begin(provider, query)).location, choice)),
    finish: (user_token?: string) =>
      api.call<SignedIn>('finishSocialLogin', { headers, body: user_token === undefined ? {} : { user_token } }),
  };
}

/**
 * Goes through the provider's pages as a browser does.
 *
 * @returns the shop's address that the provider redirects back to
 */
export async function atProvider(page: string, choice: Choice): Promise<URL> {
  const cookies = new Map<string, string>();
  const ask = async (url: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, text]) => `${name}=${text}`).join('; ');
    const answer = await fetch(url, { ...init, headers: { cookie, ...init.headers }, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', text = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, text);
    }
    const location = answer.headers.get('location');
    return { url: location === null ? null : new URL(location, url), html: await answer.text(), at: url };
  };
  const follow = async (url: string, init?: RequestInit): Promise<URL | string> => {
    const { url: next, html, at } = await ask(url, init);
    if (next === null) return html.includes('<form') ? at : Promise.reject(new Error(html));
    return next.origin === SHOP_ORIGIN ? next : follow(next.href);
  };
  const chooser = await follow(page);
  if (typeof chooser !== 'string') return chooser;
  const form: Record<string, string> =
    choice === 'cancel'
      ? { cancel: '1' }
      : { person: 'other', name: choice.name ?? '', email: choice.email ?? '', verified: choice.verified ? '1' : '' };
  const back = await follow(chooser, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  if (typeof back === 'string') throw new Error(`still at ${back}`);
  return back;
}

/** Path and query of an address in the shop. */
export const pathOf = ({ pathname, search }: URL): string => pathname + search;
