import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Provider, { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { formOf, keepRawBodies } from '../request-body';
import { choosePage, policyFor, refusedPage } from './choose-page';
import { SHOP_CLIENT } from './keys';
import { chosenPerson, type SimulatedPerson } from './people';

interface GoogleOptions {
  /** the issuer: URL of these routes, such as `http://localhost:3002/google` */
  issuer: () => string;
  /** origin of the login page for browsers: the issuer's URL is the one for servers */
  loginOrigin: () => string;
  /** the shop's, as registered with Google */
  redirectUri: () => string;
}

/** Google's login: an OpenID Connect provider that requires PKCE and asks for the account each time. */
export function simulateGoogle(app: FastifyInstance, { issuer, loginOrigin, redirectUri }: GoogleOptions): void {
  const people = new Map<string, SimulatedPerson>();
  let made: Provider | undefined;
  // the issuer is known once the sandbox listens
  const provider = () => {
    if (!made) {
      made = createProvider(issuer(), redirectUri(), people);
      made.use(sendBrowsersTo(loginOrigin));
    }
    return made;
  };

  app.register(async (scope) => {
    keepRawBodies(scope);
    const show = (reply: FastifyReply, html: string) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policyFor(new URL(redirectUri()).origin))
        .send(html);
    const choose = () => choosePage('google', new URL(redirectUri()).host);
    const running = async ({ raw }: FastifyRequest, reply: FastifyReply) =>
      provider()
        .interactionDetails(raw, reply.raw)
        .catch(() => null);

    scope.get('/choose/:uid', async (request, reply) =>
      (await running(request, reply))
        ? show(reply, choose())
        : show(reply.code(404), refusedPage('google', 'This sign-in is over. Begin again in the shop.')),
    );
    scope.post('/choose/:uid', async (request, reply) => {
      const login = await running(request, reply);
      if (!login) return show(reply.code(404), refusedPage('google', 'This sign-in is over. Begin again in the shop.'));
      const form = formOf(request);
      const person = chosenPerson('google', form);
      if (!person && !form.cancel) return show(reply.code(400), choose());
      const result = person
        ? { select_account: {}, login: { accountId: person.subject, remember: false } }
        : { error: 'access_denied', error_description: 'The user cancelled.' };
      if (person) people.set(person.subject, person);
      return reply.redirect(await provider().interactionResult(request.raw, reply.raw, result), 303);
    });
  });

  app.register(async (scope) => {
    // the provider reads request bodies itself
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.all('/*', (request, reply) => {
      reply.hijack();
      const raw = Object.assign(request.raw, { originalUrl: request.url });
      raw.url = request.url.slice(new URL(issuer()).pathname.length);
      provider().callback()(raw, reply.raw);
    });
  });
}

function createProvider(issuer: string, redirectUri: string, people: ReadonlyMap<string, SimulatedPerson>): Provider {
  const path = new URL(issuer).pathname;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const policy = interactionPolicy.base();
  // Google remembers given consent; here everybody has given it
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const { id, secret } = SHOP_CLIENT.google;
  return new Provider(issuer, {
    clients: [
      {
        client_id: id,
        client_secret: secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' }] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // like Google: the id token itself contains the user
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `${path}/choose/${uid}` },
    cookies: {
      // distinct names, because browsers send localhost's cookies to every port, including the shop's
      names: { session: 'google_session', interaction: 'google_choice', resume: 'google_resume' },
      keys: [randomUUID()],
      long: { path, httpOnly: true, sameSite: 'lax' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    renderError(context, { error, error_description }) {
      context.type = 'html';
      context.body = refusedPage('google', [error, error_description].filter(Boolean).join(': '));
    },
    ttl: { AuthorizationCode: 60, AccessToken: 3600, IdToken: 3600, Interaction: 3600, Session: 3600, Grant: 3600 },
    findAccount: (_, subject) => {
      const person = people.get(subject);
      return person && { accountId: subject, claims: () => claimsOf(person) };
    },
    async loadExistingGrant({ oidc }) {
      const { Grant } = oidc.provider;
      const grant = new Grant({ clientId: id, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

/** Servers read the discovery document, but the authorization endpoint in it must be the one for browsers. */
function sendBrowsersTo(origin: () => string): Parameters<Provider['use']>[0] {
  return async (context, next) => {
    await next();
    const { oidc, body } = context as KoaContextWithOIDC & { body: Record<string, string> };
    if (oidc?.route !== 'discovery') return;
    const { pathname } = new URL(body.authorization_endpoint ?? '');
    body.authorization_endpoint = origin() + pathname;
  };
}

function claimsOf({ subject, name, email, verified }: SimulatedPerson) {
  return { sub: subject, name, ...(email === null ? {} : { email, email_verified: verified }) };
}
