import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
} from 'openid-client';
import { type LoginSecrets, ProviderFault } from './provider';

/** The provider's authorization URL: always with PKCE (S256) and state. */
export async function authorizationUrl(
  config: Configuration,
  { state, verifier }: LoginSecrets,
  parameters: Record<string, string>,
): Promise<URL> {
  return buildAuthorizationUrl(config, {
    ...parameters,
    response_type: 'code',
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
}

/** Exchanges the code of a return; the library checks state, issuer, and the id token if `nonce` is given. */
export function exchangeCode(
  config: Configuration,
  returned: URL,
  { state, verifier, nonce }: Pick<LoginSecrets, 'state' | 'verifier'> & { nonce?: string },
) {
  return authorizationCodeGrant(config, returned, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    ...(nonce === undefined ? {} : { expectedNonce: nonce, idTokenExpected: true }),
  });
}

/** Sandboxes are reached without TLS; a provider with an https URL never is. */
export function allowWithoutTls(address: string): ((config: Configuration) => void)[] {
  return new URL(address).protocol === 'http:' ? [allowInsecureRequests] : [];
}

/** Runs a step of the flow; any error becomes a `ProviderFault` that repeats no code, token or response. */
export async function guarded<T>(step: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    throw new ProviderFault(`${step}: ${describe(error)}`);
  }
}

/** Names only: messages and causes of the library contain the provider's response. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const { code, error: oauthError } = error as { code?: unknown; error?: unknown };
  const named = [error.name, code, oauthError].filter((part) => typeof part === 'string' && /^\w{1,60}$/.test(part));
  return named.join(' ');
}
