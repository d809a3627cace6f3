import { createHash, createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { mountProviders } from './create-providers';
import { providerEnvironment, SHOP_CLIENT } from './keys';

const SHOP = 'http://shop.test';
const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const redirectUri = (provider: string) => `${SHOP}/api/v1/user/social-login/callback/${provider}`;
const app = Fastify({ forceCloseConnections: true });
let origin = '';
mountProviders(app, { publicOrigin: () => origin, shopOrigin: () => SHOP });
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

const dialog = (over: Record<string, string> = {}) =>
  `/facebook/dialog/oauth?${new URLSearchParams({
    client_id: SHOP_CLIENT.facebook.id,
    redirect_uri: redirectUri('facebook'),
    response_type: 'code',
    state: 'the-state',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...over,
  })}`;
const form = (fields: Record<string, string>) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});
const choose = (fields: Record<string, string>) => app.inject({ url: dialog(), ...form(fields) });
const exchange = (over: Record<string, string>) =>
  app.inject({
    url: '/facebook/oauth/access_token',
    ...form({
      client_id: SHOP_CLIENT.facebook.id,
      client_secret: SHOP_CLIENT.facebook.secret,
      redirect_uri: redirectUri('facebook'),
      code_verifier: VERIFIER,
      ...over,
    }),
  });

test('the environment has every variable that the shop reads', () => {
  expect(providerEnvironment('http://sandbox.test')).toEqual({
    google: {
      GOOGLE_CLIENT_ID: expect.any(String),
      GOOGLE_CLIENT_SECRET: expect.any(String),
      GOOGLE_ISSUER_URL: 'http://sandbox.test/google',
    },
    facebook: {
      FACEBOOK_CLIENT_ID: expect.any(String),
      FACEBOOK_CLIENT_SECRET: expect.any(String),
      FACEBOOK_AUTH_URL: 'http://sandbox.test/facebook/dialog/oauth',
      FACEBOOK_GRAPH_URL: 'http://sandbox.test/facebook',
    },
  });
});

test('a shop in a container uses another sandbox address than browsers', async () => {
  expect(providerEnvironment('http://localhost:8025', 'http://sandbox:8025')).toMatchObject({
    google: { GOOGLE_ISSUER_URL: 'http://sandbox:8025/google' },
    facebook: {
      FACEBOOK_AUTH_URL: 'http://localhost:8025/facebook/dialog/oauth',
      FACEBOOK_GRAPH_URL: 'http://sandbox:8025/facebook',
    },
  });
  const inContainer = Fastify({ forceCloseConnections: true });
  mountProviders(inContainer, {
    publicOrigin: () => 'http://localhost:8025',
    serverOrigin: () => 'http://sandbox:8025',
    shopOrigin: () => SHOP,
  });
  const { body } = await inContainer.inject({
    url: '/google/.well-known/openid-configuration',
    headers: { host: 'sandbox:8025' },
  });
  expect(JSON.parse(body)).toMatchObject({
    issuer: 'http://sandbox:8025/google',
    authorization_endpoint: 'http://localhost:8025/google/auth',
    token_endpoint: 'http://sandbox:8025/google/token',
  });
  await inContainer.close();
});

describe('Facebook', () => {
  const person = { person: 'other', name: 'Leyla <Demir>', email: 'leyla@people.example' };
  const codeOf = async () =>
    new URL(String((await choose(person)).headers.location)).searchParams.get('code') ?? 'none';

  test('its page states that it is a simulation, and submits only to itself and the shop', async () => {
    const page = await app.inject(dialog());
    expect(page.body).toContain('Simulation.');
    expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${SHOP}`);
  });

  test.each<Record<string, string>>([
    { client_id: 'another' },
    { redirect_uri: 'https://evil.example/' },
    { redirect_uri: `${redirectUri('facebook')}/more` },
    { code_challenge_method: 'plain' },
    { code_challenge: '' },
    { response_type: 'token' },
  ])('a request with %j is not redirected', async (over) => {
    for (const request of [{ url: dialog(over) }, { url: dialog(over), ...form(person) }]) {
      const answer = await app.inject(request);
      expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined]);
    }
  });

  test('redirects back with code, state and Facebook’s fragment, or with an error when cancelled', async () => {
    const back = String((await choose(person)).headers.location);
    expect(back).toMatch(
      /^http:\/\/shop\.test\/api\/v1\/user\/social-login\/callback\/facebook\?code=.+&state=the-state#_=_$/,
    );
    expect(String((await choose({ cancel: '1' })).headers.location)).toContain('error=access_denied');
  });

  test('a code can be exchanged once', async () => {
    const code = await codeOf();
    expect((await exchange({ code })).statusCode).toBe(200);
    expect((await exchange({ code })).statusCode).toBe(400);
  });

  test.each<Record<string, string>>([
    { code_verifier: 'x'.repeat(43) },
    { client_secret: 'x' },
    { redirect_uri: `${SHOP}/` },
    { code: 'x' },
  ])('a code is not exchanged with %j', async (over) => {
    expect((await exchange({ code: await codeOf(), ...over })).statusCode).toBe(400);
  });

  test('returns the user to a shop with its secret, without saying whether the address is verified', async () => {
    const { access_token } = (await exchange({ code: await codeOf() })).json();
    const proof = createHmac('sha256', SHOP_CLIENT.facebook.secret).update(access_token).digest('hex');
    const ask = (query: string, token = access_token) =>
      app.inject({ url: `/facebook/me?fields=id,name,email${query}`, headers: { authorization: `Bearer ${token}` } });
    expect((await ask(`&appsecret_proof=${proof}`)).json()).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: 'Leyla <Demir>',
      email: 'leyla@people.example',
    });
    expect((await ask('')).statusCode).toBe(400);
    expect((await ask(`&appsecret_proof=${proof}`, 'x')).statusCode).toBe(401);
  });
});

describe('Google', () => {
  const auth = (over: Record<string, string> = {}) =>
    fetch(
      `${origin}/google/auth?${new URLSearchParams({
        client_id: SHOP_CLIENT.google.id,
        redirect_uri: redirectUri('google'),
        response_type: 'code',
        scope: 'openid email profile',
        state: 'the-state',
        nonce: 'n',
        prompt: 'select_account',
        code_challenge: CHALLENGE,
        code_challenge_method: 'S256',
        ...over,
      })}`,
      { redirect: 'manual' },
    );

  test('its discovery document names itself as issuer, below its mount path', async () => {
    const configuration = (await app.inject('/google/.well-known/openid-configuration')).json();
    expect(configuration.issuer).toBe(`${origin}/google`);
    expect(configuration.token_endpoint).toMatch(/\/google\/token$/);
  });

  test('redirects to the choice of a user', async () => {
    expect((await auth()).headers.get('location')).toMatch(/\/google\/choose\/[\w-]+$/);
  });

  test('redirects back with an error when PKCE is missing', async () => {
    const back = (await auth({ code_challenge: '', code_challenge_method: '' })).headers.get('location');
    expect(back).toContain(`${redirectUri('google')}?error=invalid_request`);
  });

  test('never redirects to an unregistered redirect URI', async () => {
    const answer = await auth({ redirect_uri: 'https://evil.example/' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).toContain('Simulation.');
  });

  test('a choice without a pending login is refused', async () => {
    expect((await app.inject('/google/choose/unknown')).statusCode).toBe(404);
    expect((await app.inject({ url: '/google/choose/unknown', ...form({ cancel: '1' }) })).statusCode).toBe(404);
  });
});
