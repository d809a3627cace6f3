import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formOf, keepRawBodies } from '../request-body';
import { choosePage, policyFor, refusedPage } from './choose-page';
import { SHOP_CLIENT } from './keys';
import { chosenPerson, type SimulatedPerson } from './people';

/** lifetime of a code in ms */
const CODE_LIFETIME = 10 * 60_000;
const KEPT = 1000;

interface Code {
  person: SimulatedPerson;
  redirectUri: string;
  challenge: string;
  until: number;
}
type Query = FastifyRequest<{ Querystring: Record<string, string | undefined> }>;

/**
 * Facebook's login: `dialog/oauth`, `oauth/access_token` and `me`. A code works once and with the PKCE verifier of its
 * request; `me` does not tell whether an address is verified.
 *
 * @param redirectUri the shop's, as registered with Facebook
 */
export function simulateFacebook(app: FastifyInstance, redirectUri: () => string): void {
  keepRawBodies(app);
  const codes = limited<Code>();
  const tokens = limited<SimulatedPerson>();

  const show = (reply: FastifyReply, html: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyFor(new URL(redirectUri()).origin))
      .send(html);

  /** @returns what is wrong with the request; then nothing in it can be trusted, least of all the redirect URI */
  function faultOf(query: Query['query']): string | null {
    if (query.client_id !== SHOP_CLIENT.facebook.id) return 'Invalid App ID';
    if (query.redirect_uri !== redirectUri()) return 'URL blocked: it is not among the app’s redirect URIs.';
    if (query.response_type !== 'code') return 'Only response_type=code is simulated.';
    if (query.code_challenge_method !== 'S256' || !query.code_challenge) return 'This stand-in wants PKCE with S256.';
    return null;
  }

  const back = (reply: FastifyReply, answer: Record<string, string>, state = '') =>
    // with the fragment that the real Facebook appends to its redirects
    reply.redirect(`${redirectUri()}?${new URLSearchParams({ ...answer, state })}#_=_`, 303);

  app.get('/dialog/oauth', async ({ query }: Query, reply) => {
    const fault = faultOf(query);
    return show(fault ? reply.code(400) : reply, fault ? refusedPage('facebook', fault) : choose());
  });
  app.post('/dialog/oauth', async (request: Query, reply) => {
    const { query } = request;
    const fault = faultOf(query);
    if (fault) return show(reply.code(400), refusedPage('facebook', fault));
    const form = formOf(request);
    if (form.cancel)
      return back(
        reply,
        { error: 'access_denied', error_reason: 'user_denied', error_description: 'Permissions error' },
        query.state,
      );
    const person = chosenPerson('facebook', form);
    if (!person) return show(reply.code(400), choose());
    const code = codes.keep({
      person,
      redirectUri: query.redirect_uri ?? '',
      challenge: query.code_challenge ?? '',
      until: Date.now() + CODE_LIFETIME,
    });
    return back(reply, { code }, query.state);
  });
  const choose = () => choosePage('facebook', new URL(redirectUri()).host);

  app.post('/oauth/access_token', async (request, reply) => {
    const form = formOf(request);
    const { id, secret } = SHOP_CLIENT.facebook;
    if (form.client_id !== id || form.client_secret !== secret)
      return refuse(reply, 'Error validating client secret.', 1);
    const code = codes.take(form.code ?? '');
    if (!code || code.until < Date.now()) return refuse(reply, 'This authorization code has been used or has expired.');
    if (form.redirect_uri !== code.redirectUri) return refuse(reply, 'Error validating verification code.');
    const challenge = createHash('sha256')
      .update(form.code_verifier ?? '')
      .digest('base64url');
    if (challenge !== code.challenge) return refuse(reply, 'Invalid code_verifier.');
    return reply.send({ access_token: tokens.keep(code.person), token_type: 'bearer', expires_in: 5_183_944 });
  });

  app.get('/me', async ({ query, headers }: Query, reply) => {
    const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
    const person = tokens.find(token);
    const proof = createHmac('sha256', SHOP_CLIENT.facebook.secret).update(token).digest('hex');
    if (!person) return refuse(reply, 'Invalid OAuth access token.', 190, 401);
    if (query.appsecret_proof !== proof) return refuse(reply, 'Invalid appsecret_proof provided in the API argument');
    const facts: Record<string, string | null> = { id: person.subject, name: person.name, email: person.email };
    const fieldNames = (query.fields ?? 'id,name').split(',').filter((field) => facts[field] != null);
    return reply.send(Object.fromEntries(fieldNames.map((field) => [field, facts[field]])));
  });
}

const refuse = (reply: FastifyReply, message: string, code = 100, status = 400) =>
  reply.code(status).send({ error: { message, type: 'OAuthException', code } });

/** Values by unguessable secrets; the oldest ones are dropped. */
function limited<T>() {
  const values = new Map<string, T>();
  return {
    keep(value: T): string {
      const secret = randomBytes(24).toString('base64url');
      values.set(secret, value);
      const [oldest] = values.keys();
      if (values.size > KEPT && oldest !== undefined) values.delete(oldest);
      return secret;
    },
    find: (secret: string) => values.get(secret),
    /** Returns a value once. */
    take(secret: string): T | undefined {
      const value = values.get(secret);
      values.delete(secret);
      return value;
    },
  };
}
