import { createHash } from 'node:crypto';
import { CLIENT, type Issuer, startIssuer } from '../testing/an-issuer';
import { createGoogle } from './google';
import { createProviderFetch } from './provider-fetch';

const LOGIN = { state: 's'.repeat(43), verifier: 'v'.repeat(43), nonce: 'n'.repeat(43) };
const REDIRECT_URI = 'http://shop.test/api/v1/user/social-login/callback/google';
let issuer: Issuer;
beforeAll(async () => {
  issuer = await startIssuer();
});
afterAll(() => issuer.host.close());
beforeEach(() => {
  issuer.host.taken();
  issuer.give(issuer.idToken(issuer.rightClaims(LOGIN.nonce)));
});

/** @param patience ms; the default is long enough for a busy machine */
const google = (patience = 30_000) =>
  createGoogle({ ...CLIENT, issuerUrl: issuer.host.url }, createProviderFetch(patience));
const returned = (query: Record<string, string> = {}) =>
  new URL(`${REDIRECT_URI}?${new URLSearchParams({ code: 'the-code', state: LOGIN.state, ...query })}`);

test('S026 A7 requests a code with PKCE by S256, state and nonce, without secrets in the URL', async () => {
  const page = await google().begin(LOGIN, REDIRECT_URI, 'ar');
  expect(page.origin + page.pathname).toBe(`${issuer.host.url}/auth`);
  expect(Object.fromEntries(page.searchParams)).toEqual({
    client_id: CLIENT.clientId,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'openid email profile',
    state: LOGIN.state,
    nonce: LOGIN.nonce,
    // SHA-256 of the verifier, which is not sent
    code_challenge: createHash('sha256').update(LOGIN.verifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    ui_locales: 'ar',
  });
  expect(page.href).not.toContain(CLIENT.clientSecret);
});

test('S171 returns the user of the id token, sending verifier and client secret', async () => {
  expect(await google().identify(returned(), LOGIN)).toEqual({
    subject: 'person-1',
    name: 'Nour Haddad',
    email: 'nour@people.example',
    vouched: true,
  });
  const request = issuer.host.requests.find(({ path }) => path === '/token');
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toMatchObject({
    grant_type: 'authorization_code',
    code: 'the-code',
    code_verifier: LOGIN.verifier,
    redirect_uri: REDIRECT_URI,
    client_id: CLIENT.clientId,
    client_secret: CLIENT.clientSecret,
  });
});

test.each<[string, object]>([
  ['an unverified address', { email_verified: false }],
  ['a text instead of true', { email_verified: 'true' }],
  ['no statement about the address', { email_verified: undefined }],
  ['no address', { email: undefined }],
])('A7 %s: no email is returned', async (_, over) => {
  issuer.give(issuer.idToken({ ...issuer.rightClaims(LOGIN.nonce), ...over }));
  expect(await google().identify(returned(), LOGIN)).toMatchObject({ email: null, vouched: false });
});

const PAST = Math.floor(Date.now() / 1000) - 3600;
test.each<[string, (right: Record<string, unknown>) => string | undefined]>([
  ['the nonce of another login', (right) => issuer.idToken({ ...right, nonce: 'x'.repeat(43) })],
  ['no nonce', (right) => issuer.idToken({ ...right, nonce: undefined })],
  ['the audience of another shop', (right) => issuer.idToken({ ...right, aud: 'another-shop' })],
  ['another issuer', (right) => issuer.idToken({ ...right, iss: 'https://evil.example' })],
  ['an expiry in the past', (right) => issuer.idToken({ ...right, iat: PAST - 60, exp: PAST })],
  ['no subject', (right) => issuer.idToken({ ...right, sub: undefined })],
  ['no signature', (right) => issuer.idToken(right, { alg: 'none' })],
  ['a signature by a shared secret', (right) => issuer.idToken(right, { alg: 'HS256' })],
  ['the signature of another key', (right) => issuer.idToken(right, { privateKey: issuer.anotherKey() })],
  ['claims changed after signing', (right) => swapClaims(issuer.idToken(right), { ...right, sub: 'person-2' })],
  ['nothing in its place', () => undefined],
  ['garbage in its place', () => 'not.a.token'],
])('A7 an id token with %s is refused', async (_, make) => {
  issuer.give(make(issuer.rightClaims(LOGIN.nonce)));
  await expect(google().identify(returned(), LOGIN)).rejects.toThrow(/^google returns: \w/);
});

function swapClaims(token: string, claims: object): string {
  const [header, , signature] = token.split('.');
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

test.each<[string, Record<string, string>]>([
  ['another state', { state: 'x'.repeat(43) }],
  ['no code', { code: '' }],
  ['the word of another issuer', { iss: 'https://evil.example' }],
  ['an error', { error: 'server_error' }],
])('A7 a return with %s is refused before the code is sent', async (_, query) => {
  await expect(google().identify(returned(query), LOGIN)).rejects.toThrow(/^google returns/);
  expect(issuer.host.requests.filter(({ path }) => path === '/token')).toEqual([]);
});

test.each<[string, object]>([
  ['500', { status: 500, body: { error: 'server_error' } }],
  ['a refused code', { status: 400, body: { error: 'invalid_grant', error_description: 'secret-detail' } }],
  ['a redirect', { status: 302, headers: { location: 'https://evil.example/' } }],
  ['garbage', { body: '<html>' }],
  ['an oversized answer', { body: { access_token: 'a'.repeat(300_000), token_type: 'Bearer' } }],
  ['an empty object', { body: {} }],
])('A7 a token endpoint that answers %s: throws without repeating the answer', async (_, answer) => {
  issuer.give(undefined, { 'POST /token': answer });
  const fault = await google()
    .identify(returned(), LOGIN)
    .catch((error: Error) => error);
  expect(fault).toMatchObject({ name: 'ProviderFault', message: expect.stringMatching(/^google returns: [\w ]+$/) });
  expect(fault).not.toHaveProperty('cause');
  expect(String(fault)).not.toMatch(/secret|the-code/);
});

describe('endpoint discovery', () => {
  test('A7 times out for a silent provider and fails at once for a missing one', async () => {
    issuer.host.answer(() => undefined);
    await expect(google(200).begin(LOGIN, REDIRECT_URI, 'en')).rejects.toThrow(
      'google begins: ClientError OAUTH_TIMEOUT',
    );
    const nowhere = createGoogle({ ...CLIENT, issuerUrl: 'http://127.0.0.1:1' }, createProviderFetch(30_000));
    await expect(nowhere.begin(LOGIN, REDIRECT_URI, 'en')).rejects.toThrow(/^google begins/);
  });

  test('A7 is fetched once, and again after a failure', async () => {
    const one = google();
    issuer.host.routes({});
    await expect(one.begin(LOGIN, REDIRECT_URI, 'en')).rejects.toThrow(/^google begins/);
    issuer.give(undefined);
    await Promise.all([1, 2, 3].map(() => one.begin(LOGIN, REDIRECT_URI, 'en')));
    expect(issuer.host.taken().length).toBe(2);
  });

  test('A7 another issuer in the answer is refused', async () => {
    issuer.give(undefined, {
      'GET /.well-known/openid-configuration': { body: { ...issuer.discovery, issuer: 'https://evil.example' } },
    });
    await expect(google().begin(LOGIN, REDIRECT_URI, 'en')).rejects.toThrow(/^google begins/);
  });
});
