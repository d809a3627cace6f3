import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type GatewayHost, startGatewayHost } from './gateway-host';

export const CLIENT = { clientId: 'shop', clientSecret: 'secret-of-the-shop' };

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID Connect issuer on loopback whose id tokens are set by the test. By default they are valid. */
export async function startIssuer() {
  const host = await startGatewayHost();
  const key = newKey();
  const jwk = { ...key.publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' };
  const discovery = {
    issuer: host.url,
    authorization_endpoint: `${host.url}/auth`,
    token_endpoint: `${host.url}/token`,
    jwks_uri: `${host.url}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
  const rightClaims = (nonce: string) => {
    const now = Math.floor(Date.now() / 1000);
    return {
      iss: host.url,
      aud: CLIENT.clientId,
      sub: 'person-1',
      iat: now,
      exp: now + 600,
      nonce,
      name: 'Nour Haddad',
      email: 'nour@people.example',
      email_verified: true as unknown,
    };
  };
  function idToken(claims: object, { privateKey = key.privateKey as KeyObject, alg = 'RS256' } = {}): string {
    const content = `${encode({ alg, kid: 'k1', typ: 'JWT' })}.${encode(claims)}`;
    if (alg === 'none') return `${content}.`;
    // signed with the client secret, which is not one of the issuer's keys
    if (alg === 'HS256')
      return `${content}.${createHmac('sha256', CLIENT.clientSecret).update(content).digest('base64url')}`;
    return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
  }
  /** Serves discovery and keys; the token endpoint returns this id token. */
  const give = (id_token: string | undefined, more: Parameters<GatewayHost['routes']>[0] = {}) =>
    host.routes({
      'GET /.well-known/openid-configuration': { body: discovery },
      'GET /keys': { body: { keys: [jwk] } },
      'POST /token': { body: { access_token: 'at', token_type: 'Bearer', ...(id_token && { id_token }) } },
      ...more,
    });
  return { host, discovery, rightClaims, idToken, give, anotherKey: () => newKey().privateKey };
}
export type Issuer = Awaited<ReturnType<typeof startIssuer>>;
