import { readSocialKeys } from './social-keys';

function read(env: Record<string, string>) {
  const faults: string[] = [];
  return { keys: readSocialKeys(env, faults), faults };
}
const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const FACEBOOK = { FACEBOOK_CLIENT_ID: '1000', FACEBOOK_CLIENT_SECRET: 'secret' };

test('without keys no provider is offered', () => {
  expect(read({ GOOGLE_CLIENT_ID: ' ' })).toEqual({ keys: { google: null, facebook: null }, faults: [] });
});

test('with keys the real providers are used', () => {
  const { keys, faults } = read({ ...GOOGLE, ...FACEBOOK });
  expect(faults).toEqual([]);
  expect(keys.google).toEqual({ clientId: 'id', clientSecret: 'secret', issuerUrl: 'https://accounts.google.com' });
  expect(keys.facebook).toMatchObject({
    authUrl: expect.stringMatching(/^https:\/\/www\.facebook\.com\/v\d+\.0\/dialog\/oauth$/),
    graphUrl: expect.stringMatching(/^https:\/\/graph\.facebook\.com\/v\d+\.0$/),
  });
});

test('a stand-in can have its own address; a trailing slash is ignored', () => {
  expect(read({ ...GOOGLE, GOOGLE_ISSUER_URL: 'http://localhost:3002/google/' }).keys.google?.issuerUrl).toBe(
    'http://localhost:3002/google',
  );
});

test.each([
  [{ GOOGLE_CLIENT_ID: 'id' }, /GOOGLE_CLIENT_SECRET is missing/],
  [{ FACEBOOK_CLIENT_SECRET: 'top-secret' }, /FACEBOOK_CLIENT_ID is missing/],
  [{ ...GOOGLE, GOOGLE_ISSUER_URL: 'javascript:1' }, /GOOGLE_ISSUER_URL must be an address/],
  [{ ...FACEBOOK, FACEBOOK_GRAPH_URL: 'graph' }, /FACEBOOK_GRAPH_URL must be an address/],
])('%j is reported without showing values', (env, fault) => {
  const { faults } = read(env);
  expect(faults).toEqual([expect.stringMatching(fault)]);
  expect(faults.join()).not.toContain('top-secret');
});
