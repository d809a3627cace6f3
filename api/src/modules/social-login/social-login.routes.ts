import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from 'shared-kernel/contract/call';
import * as CALLS from 'shared-kernel/contract/calls';
import { DEFAULT_LANGUAGE, isLanguage } from 'shared-kernel/contract/languages';
import { HEADER } from 'shared-kernel/contract/storage';
import { callbackPath } from 'shared-kernel/rules/callback-path';
import { z } from 'zod';
import type { Database } from '../../db/database';
import { sendFault } from '../../http/envelope';
import { Fault } from '../../http/fault';
import { type LoginSecrets, type Provider, ProviderFault } from '../../social/provider';
import type { Providers } from '../../social/providers-of';
import { findAccount } from './find-account';
import { createSocialLoginQueries, type TakenLogin } from './social-login.queries';
import { type LoginError, wayBack } from './way-back';

interface Dependencies {
  db: Database;
  clock: () => Date;
  providers: Providers;
  publicOrigin: string;
}
type Request = FastifyRequest<{ Params: { provider: string }; Querystring: Record<string, unknown> }>;

/** logins and returns per minute and IP address */
const LIMIT = 30;
/** values that the shell's server creates for a browser and that a provider may return */
const BROWSER = /^[\w-]{32,128}$/;
const STATE = /^[\w-]{16,128}$/;
/** Only the shell knows which pages exist: it validates the path again when following it. */
const isNoCall = (path: string) => !path.startsWith('/api/');

/**
 * `user/social-login/redirect/{provider}` and `.../callback/{provider}` (S026, S171, A7): opened by browsers, so they respond with
 * a redirect and never with an envelope, except for an unavailable provider. See docs/decisions/0019 for the login flow.
 */
export function socialLoginRoutes(app: FastifyInstance, { db, clock, providers, publicOrigin }: Dependencies): void {
  const redirectUri = (provider: Provider) =>
    publicOrigin + API_BASE + CALLS.socialLoginCallback.path.replace(':provider', provider.name);

  async function begin(provider: Provider, request: Request, reply: FastifyReply) {
    const browser = browserOf(request);
    // without the shell's server nothing binds the login to a browser, so it could never be finished
    if (browser === null) return sendFault(request, reply, new Fault(400));
    const callback = callbackPath(textOf(request.query.redirect), isNoCall);
    const lang = textOf(request.query.lang);
    const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
    const secrets: LoginSecrets = { state: random(), verifier: random(), nonce: random() };
    try {
      const page = await provider.begin(secrets, redirectUri(provider), language);
      await createSocialLoginQueries(db, clock()).begin({
        browser,
        provider: provider.name,
        secrets,
        language,
        callback,
      });
      return reply.code(302).header('location', page.href).send();
    } catch (error) {
      report(request, error);
      return redirectBack(reply, { language, callback, error: 'failed' });
    }
  }

  async function takeReturn(provider: Provider, request: Request, reply: FastifyReply) {
    const state = textOf(request.query.state);
    const browser = browserOf(request);
    const logins = createSocialLoginQueries(db, clock());
    const valid = STATE.test(state);
    const login =
      valid && browser !== null ? await logins.take({ state, browser, provider: provider.name }) : undefined;
    if (!login) return redirectBack(reply, { language: await logins.languageOf(state), error: 'expired' });
    const { language, callback } = login;
    const error = await settle(provider, { ...login, state }, request);
    return redirectBack(reply, { language, callback, ...(error && { error }) });
  }

  /** @returns the error; null: the login waits for its finish */
  async function settle(
    provider: Provider,
    login: TakenLogin & LoginSecrets,
    request: Request,
  ): Promise<LoginError | null> {
    if (request.query.error !== undefined) return request.query.error === 'access_denied' ? 'cancelled' : 'failed';
    const returned = new URL(redirectUri(provider));
    returned.search = request.url.split('?')[1] ?? '';
    try {
      const person = await provider.identify(returned, login);
      return await db.transaction().execute(async (trx) => {
        const account = await findAccount(trx, provider.name, person);
        if (typeof account === 'string') return account;
        await createSocialLoginQueries(trx, clock()).settle(login.id, account.userId);
        return null;
      });
    } catch (error) {
      report(request, error);
      return 'failed';
    }
  }

  function redirectBack(reply: FastifyReply, way: Parameters<typeof wayBack>[1]) {
    return reply.code(303).header('location', wayBack(publicOrigin, way)).send();
  }

  for (const [name, handle] of [
    ['socialLoginRedirect', begin],
    ['socialLoginCallback', takeReturn],
  ] as const) {
    app.get(`${API_BASE}${CALLS[name].path}`, {
      schema: { operationId: name, tags: ['user'], params: z.object({ provider: z.string() }) },
      // a HEAD request would use up the return
      exposeHeadRoute: false,
      config: { rateLimit: { max: LIMIT, timeWindow: '1 minute' } },
      handler: (request: Request, reply) => {
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
        const provider = providers.byName(request.params.provider);
        return provider ? handle(provider, request, reply) : sendFault(request, reply, new Fault(404));
      },
    });
  }
}

/** The value of the browser's cookie, forwarded by the shell's server; null: missing or malformed. */
export function browserOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const value = request.headers[HEADER.socialBrowser.toLowerCase()];
  return typeof value === 'string' && BROWSER.test(value) ? value : null;
}

/** Errors that are not the provider's fault are ours; the shopper gets the same message. */
function report(request: FastifyRequest, error: unknown): void {
  if (error instanceof ProviderFault) request.log.warn({ reason: error.message }, 'social login failed');
  else request.log.error({ err: error }, 'social login failed');
}

/** 256 random bits. */
const random = () => randomBytes(32).toString('base64url');
/** A query parameter that occurs once. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
