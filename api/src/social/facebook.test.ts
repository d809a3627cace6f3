import { createHmac } from 'node:crypto';
import { type GatewayHost, startGatewayHost } from '../testing/gateway-host';
import { createFacebook } from './facebook';
import { createProviderFetch } from './provider-fetch';

const LOGIN = { state: 's'.repeat(43), verifier: 'v'.repeat(43), nonce: 'n'.repeat(43) };
const REDIRECT_URI = 'http://shop.test/api/v1/user/social-login/callback/facebook';
const CLIENT = { clientId: '1000', clientSecret: 'secret-of-the-shop' };
const TOKEN = { body: { access_token: 'token-of-leyla', token_type: 'bearer', expires_in: 5_000_000 } };
const ME = { body: { id: '4711', name: 'Leyla Demir', email: 'leyla@people.example' } };
let host: GatewayHost;
beforeAll(async () => {
  host = await startGatewayHost();
});
afterAll(() => host.close());

type Table = Parameters<GatewayHost['routes']>[0];
function facebook(over: Table = {}) {
  host.taken();
  host.routes({ 'POST /v24.0/oauth/access_token': TOKEN, 'GET /v24.0/me': ME, ...over });
  const keys = { ...CLIENT, authUrl: `${host.url}/v24.0/dialog/oauth`, graphUrl: `${host.url}/v24.0` };
  return createFacebook(keys, createProviderFetch(30_000));
}
const returned = (query: Record<string, string> = {}) =>
  new URL(`${REDIRECT_URI}?${new URLSearchParams({ code: 'the-code', state: LOGIN.state, ...query })}`);

test('S026 A7 requests a code with PKCE by S256 and state, without secrets in the URL', async () => {
  const page = await facebook().begin(LOGIN, REDIRECT_URI, 'fr');
  expect(page.pathname).toBe('/v24.0/dialog/oauth');
  expect(Object.fromEntries(page.searchParams)).toMatchObject({
    client_id: CLIENT.clientId,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'email,public_profile',
    state: LOGIN.state,
    code_challenge_method: 'S256',
  });
  expect(page.href).not.toMatch(/secret|vvvv/);
});

test('S171 A7 returns the user from the Graph API, with an unverified address', async () => {
  expect(await facebook().identify(returned(), LOGIN)).toEqual({
    subject: '4711',
    name: 'Leyla Demir',
    email: 'leyla@people.example',
    vouched: false,
  });
  const [exchange, me] = host.requests;
  expect(Object.fromEntries(new URLSearchParams(exchange?.body))).toMatchObject({
    code: 'the-code',
    code_verifier: LOGIN.verifier,
    redirect_uri: REDIRECT_URI,
    client_secret: CLIENT.clientSecret,
  });
  // the token is sent in a header, never in a URL that could be logged
  expect(me?.headers.authorization).toBe('Bearer token-of-leyla');
  const proof = createHmac('sha256', CLIENT.clientSecret).update('token-of-leyla').digest('hex');
  expect(me?.path).toBe(`/v24.0/me?fields=id%2Cname%2Cemail&appsecret_proof=${proof}`);
});

test('A7 a user without email gets none', async () => {
  const somebody = facebook({ 'GET /v24.0/me': { body: { id: '4711' } } });
  expect(await somebody.identify(returned(), LOGIN)).toEqual({
    subject: '4711',
    name: '',
    email: null,
    vouched: false,
  });
});

test.each<[string, Table]>([
  ['no user', { 'GET /v24.0/me': { body: {} } }],
  ['a user without id', { 'GET /v24.0/me': { body: { id: '', email: 'a@b.example' } } }],
  ['a numeric id', { 'GET /v24.0/me': { body: { id: 4711 } } }],
  ['garbage instead of a user', { 'GET /v24.0/me': { body: '<html>' } }],
  ['a rejected token', { 'GET /v24.0/me': { status: 401, body: { error: { message: 'token-of-leyla' } } } }],
  ['a redirect', { 'GET /v24.0/me': { status: 302, headers: { location: 'https://evil.example/' } } }],
  ['an oversized user', { 'GET /v24.0/me': { body: { id: '4711', name: 'a'.repeat(300_000) } } }],
  ['no token', { 'POST /v24.0/oauth/access_token': { body: { token_type: 'bearer' } } }],
  ['a refused code', { 'POST /v24.0/oauth/access_token': { status: 400, body: { error: { message: 'used' } } } }],
  ['500', { 'POST /v24.0/oauth/access_token': { status: 500, body: 'down' } }],
])('A7 %s: throws without repeating the answer', async (_, over) => {
  const fault = await facebook(over)
    .identify(returned(), LOGIN)
    .catch((error: Error) => error);
  expect(fault).toMatchObject({ name: 'ProviderFault', message: expect.stringMatching(/^facebook returns: [\w ]+$/) });
  expect(fault).not.toHaveProperty('cause');
});

test('A7 a return with another state is refused before the code is sent', async () => {
  await expect(facebook().identify(returned({ state: 'x'.repeat(43) }), LOGIN)).rejects.toThrow(/^facebook returns/);
  expect(host.requests).toEqual([]);
});
