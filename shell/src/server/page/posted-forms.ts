import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestFailed } from 'shared-kernel/api/errors';
import { type PageAddress, parsePageAddress } from 'shared-kernel/rules/page-address';
import { matchRoute } from 'shared-kernel/rules/routes';
import { ERROR_TEXTS } from '../document/error-texts';
import { isCrossSite } from '../forward/cross-site';
import { methodNotAllowed } from '../method-not-allowed';
import { type PagesParts, sendError, servePage } from './pages';

/** Bytes: 5,000 characters of any script are at most 60,000 in urlencoded UTF-8. */
const LARGEST = 128 * 1024;

/**
 * Forms that a browser without scripts submits to a page's own URL, if the live routes allow it. The page's owner receives the body
 * with its render and makes the call; a form from another site is refused before that (D50).
 */
export async function servePostedForms(app: FastifyInstance, parts: PagesParts): Promise<void> {
  const { config, session } = parts;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST },
      (_, body, done) => done(null, body),
    );
    // before any of the body is read
    scope.addHook('onRequest', async (request, reply) => {
      const { path } = addressOf(request);
      const match = matchRoute(parts.releases.current().table, path);
      if (!match?.route.takesForm) return methodNotAllowed(reply);
    });
    scope.post<{ Body: string | undefined }>(
      '/*',
      {
        // a form that is too large or of another type
        errorHandler: (error: Error & { statusCode?: number }, request, reply) => {
          const address = addressOf(request);
          const refused = new RequestFailed(error.statusCode ?? 500, ERROR_TEXTS[address.language].message);
          return void sendError(parts, request, reply, address, refused);
        },
      },
      (request, reply) => {
        const address = addressOf(request);
        const crossSite = isCrossSite({
          method: request.method,
          // checked like a state-changing call
          call: 'contact',
          origin: request.headers.origin,
          fetchSite: request.headers['sec-fetch-site'] as string | undefined,
          fetchDest: request.headers['sec-fetch-dest'] as string | undefined,
          session: session.token(parseCookie(request.headers.cookie ?? '')) !== undefined,
          host: request.host,
          publicOrigin: config.publicOrigin,
        });
        if (!crossSite) return servePage(parts, request, reply, address, request.body ?? '');
        const foreign = new RequestFailed(403, ERROR_TEXTS[address.language].foreignForm);
        return sendError(parts, request, reply, address, foreign);
      },
    );
  });
}

/** The page that received the form; its query is ignored. */
const addressOf = (request: FastifyRequest): PageAddress =>
  parsePageAddress({ pathname: request.url.split('?')[0] ?? '/', search: '' });
