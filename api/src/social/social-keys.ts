import { trimEnd } from 'shared-kernel/rules/trim-end';

interface ClientKeys {
  clientId: string;
  clientSecret: string;
}
export interface GoogleKeys extends ClientKeys {
  /** issuer of the id tokens, by which the endpoints are discovered (OpenID Connect Discovery) */
  issuerUrl: string;
}
export interface FacebookKeys extends ClientKeys {
  /** the provider's consent page */
  authUrl: string;
  /** base URL for exchanging codes and reading users, without a trailing slash */
  graphUrl: string;
}

/** Keys by provider; null: it is not offered. */
export interface SocialKeys {
  readonly google: GoogleKeys | null;
  readonly facebook: FacebookKeys | null;
}

/**
 * Reads the sign-in providers' keys from the environment. A provider without any of its variables is off; one with only some is a fault.
 *
 * @param faults gets a line per missing or invalid variable; values are never repeated
 */
export function readSocialKeys(env: Record<string, string | undefined>, faults: string[]): SocialKeys {
  const text = (name: string) => env[name]?.trim() ?? '';

  function keys(...names: [id: string, secret: string]): ClientKeys | null {
    const missing = names.filter((name) => !text(name));
    if (missing.length === names.length) return null;
    for (const name of missing) faults.push(`${name} is missing: ${names.join(', ')} go together.`);
    return { clientId: text(names[0]), clientSecret: text(names[1]) };
  }
  function address(name: string, otherwise: string): string {
    const url = trimEnd(text(name) || otherwise, '/');
    if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
    faults.push(`${name} must be an address that starts with https:// or http://.`);
    return otherwise;
  }

  const google = keys('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const facebook = keys('FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET');
  return {
    google: google && { ...google, issuerUrl: address('GOOGLE_ISSUER_URL', 'https://accounts.google.com') },
    facebook: facebook && {
      ...facebook,
      authUrl: address('FACEBOOK_AUTH_URL', 'https://www.facebook.com/v24.0/dialog/oauth'),
      graphUrl: address('FACEBOOK_GRAPH_URL', 'https://graph.facebook.com/v24.0'),
    },
  };
}
