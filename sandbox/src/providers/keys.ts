/** The sign-in providers simulated here. */
export const PROVIDER_NAMES = ['google', 'facebook'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** The shop's client credentials with the simulators. Public and worthless: they work only with this sandbox. */
export const SHOP_CLIENT = {
  google: { id: 'souk.apps.google.sandbox', secret: 'GOCSPX-souk-google-sandbox-secret' },
  facebook: { id: '1000200030004000', secret: 'facebook-sandbox-secret-of-souk-00' },
} as const satisfies Record<ProviderName, { id: string; secret: string }>;

/**
 * The environment of a shop that uses this sandbox, by provider.
 *
 * @param browsers origin of the sandbox for browsers, such as `http://localhost:3002`
 * @param servers its origin for the shop's servers; containers have names that browsers do not know
 */
export function providerEnvironment(
  browsers: string,
  servers = browsers,
): Record<ProviderName, Record<string, string>> {
  const { google, facebook } = SHOP_CLIENT;
  return {
    google: {
      GOOGLE_CLIENT_ID: google.id,
      GOOGLE_CLIENT_SECRET: google.secret,
      GOOGLE_ISSUER_URL: `${servers}/google`,
    },
    facebook: {
      FACEBOOK_CLIENT_ID: facebook.id,
      FACEBOOK_CLIENT_SECRET: facebook.secret,
      FACEBOOK_AUTH_URL: `${browsers}/facebook/dialog/oauth`,
      FACEBOOK_GRAPH_URL: `${servers}/facebook`,
    },
  };
}
