import {
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { allowWithoutTls, authorizationUrl, exchangeCode, guarded } from './code-flow';
import { type Person, type Provider, ProviderFault } from './provider';
import type { ProviderFetch } from './provider-fetch';
import type { GoogleKeys } from './social-keys';

/** ms after which Google's endpoints are discovered again */
const FRESH = 3_600_000;

/**
 * Google with OpenID Connect: the id token contains the user, and its signature is checked against Google's keys although it comes
 * directly from Google.
 */
export function createGoogle(
  { issuerUrl, clientId, clientSecret }: GoogleKeys,
  fetch: ProviderFetch,
  now = Date.now,
): Provider {
  let known: { config: Promise<Configuration>; until: number } | null = null;

  async function discovered(): Promise<Configuration> {
    if (known && now() < known.until) return known.config;
    const config = discovery(new URL(issuerUrl), clientId, {}, ClientSecretPost(clientSecret), {
      execute: [...allowWithoutTls(issuerUrl), enableNonRepudiationChecks],
      [customFetch]: fetch,
    });
    known = { config, until: now() + FRESH };
    // after a failure the next login retries
    config.catch(() => {
      known = null;
    });
    return config;
  }

  return {
    name: 'google',
    begin: (login, redirectUri, language) =>
      guarded('google begins', async () =>
        authorizationUrl(await discovered(), login, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          nonce: login.nonce,
          // on a shared computer the previous person's account is not used silently
          prompt: 'select_account',
          ui_locales: language,
        }),
      ),
    identify: (returned, login) =>
      guarded('google returns', async (): Promise<Person> => {
        const claims = (await exchangeCode(await discovered(), returned, login)).claims();
        if (!claims) throw new ProviderFault('google returns: no id token');
        const { sub, email, email_verified, name } = claims;
        const proved = typeof email === 'string' && email_verified === true;
        return { subject: sub, name: String(name ?? ''), email: proved ? email : null, vouched: proved };
      }),
  };
}
