import { createHmac } from 'node:crypto';
import { ClientSecretPost, Configuration, customFetch } from 'openid-client';
import { z } from 'zod';
import { allowWithoutTls, authorizationUrl, exchangeCode, guarded } from './code-flow';
import { type Person, type Provider, ProviderFault } from './provider';
import type { ProviderFetch } from './provider-fetch';
import type { FacebookKeys } from './social-keys';

/** The fields used of `GET /me`. */
const Me = z.object({ id: z.string().min(1), name: z.string().optional(), email: z.string().optional() });

/**
 * Facebook with plain OAuth 2: the Graph API returns the user for the access token. Facebook vouches for no
 * email address, so none counts as verified (docs/decisions/0019).
 */
export function createFacebook(
  { authUrl, graphUrl, clientId, clientSecret }: FacebookKeys,
  fetch: ProviderFetch,
): Provider {
  const config = new Configuration(
    {
      issuer: new URL(authUrl).origin,
      authorization_endpoint: authUrl,
      token_endpoint: `${graphUrl}/oauth/access_token`,
    },
    clientId,
    {},
    ClientSecretPost(clientSecret),
  );
  config[customFetch] = fetch;
  for (const allow of allowWithoutTls(graphUrl)) allow(config);

  return {
    name: 'facebook',
    begin: (login, redirectUri) =>
      guarded('facebook begins', () =>
        authorizationUrl(config, login, { redirect_uri: redirectUri, scope: 'email,public_profile' }),
      ),
    identify: (returned, { state, verifier }) =>
      guarded('facebook returns', async (): Promise<Person> => {
        const { access_token } = await exchangeCode(config, returned, { state, verifier });
        const me = await readMe(access_token);
        return { subject: me.id, name: me.name ?? '', email: me.email ?? null, vouched: false };
      }),
  };

  async function readMe(accessToken: string): Promise<z.infer<typeof Me>> {
    // proves that the token is used by the shop it was issued to (Facebook's 'Require App Secret')
    const proof = createHmac('sha256', clientSecret).update(accessToken).digest('hex');
    const query = new URLSearchParams({ fields: 'id,name,email', appsecret_proof: proof });
    const answer = await fetch(`${graphUrl}/me?${query}`, { headers: { authorization: `Bearer ${accessToken}` } });
    if (answer.status !== 200) throw new ProviderFault(`facebook returns: status ${answer.status}`);
    return Me.parse(await answer.json());
  }
}
