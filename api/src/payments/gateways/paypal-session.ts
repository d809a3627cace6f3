import { z } from 'zod';
import type { GatewayFetch } from '../gateway-fetch';
import type { KeysOf } from '../payment-keys';
import { readAnswer } from '../read-answer';

/** ms before its expiry that an access token is renewed, because requests with it take time */
const MARGIN = 60_000;

const tokenShape = z.object({ access_token: z.string().min(1), expires_in: z.number() });

/**
 * Adds PayPal's access token to every request. It is kept until shortly before its expiry, fetched once for concurrent requests, and
 * renewed when PayPal no longer accepts it.
 */
export function createPaypalSession(
  keys: KeysOf<'paypal'>,
  fetchGateway: GatewayFetch,
  clock: () => Date,
): GatewayFetch {
  const basic = Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64');
  let session: { token: string; until: number } | null = null;
  let renewing: Promise<string> | null = null;

  async function renew(): Promise<string> {
    const answer = await fetchGateway('/v1/oauth2/token', {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    });
    const read = await readAnswer(answer, tokenShape, 'paypal token');
    session = { token: read.access_token, until: clock().getTime() + read.expires_in * 1000 - MARGIN };
    return session.token;
  }

  async function accessToken(): Promise<string> {
    if (session && clock().getTime() < session.until) return session.token;
    renewing ??= renew().finally(() => {
      renewing = null;
    });
    return renewing;
  }

  return async (path, init) => {
    const ask = (token: string) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${token}`);
      return fetchGateway(path, { ...init, headers });
    };
    const token = await accessToken();
    const answer = await ask(token);
    if (answer.status !== 401) return answer;
    if (session?.token === token) session = null;
    return ask(await accessToken());
  };
}
