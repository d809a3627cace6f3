import { parseCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { RequestFailed } from 'shared-kernel/api/errors';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { localize } from 'shared-kernel/rules/links';
import type { PageAddress } from 'shared-kernel/rules/page-address';
import { ROUTES } from 'shared-kernel/rules/routes';
import { ERROR_TEXTS } from '../document/error-texts';
import { isCrossSite } from '../forward/cross-site';
import { type PagesParts, sendError, servePage } from './pages';

/** Bytes: 5,000 characters of any script are at most 60,000 in urlencoded UTF-8. */
const LARGEST = 128 * 1024;

/**
 * Forms that a browser without script posts to a page's own address, in every language. The page's owner gets what was posted with
 * its render and makes the call; a form of another site is refused before that (D50).
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
    for (const language of LANGUAGES) {
      // a form that is too large or of another type
      const refused = (status: number) => new RequestFailed(status, ERROR_TEXTS[language].message);
      for (const { pattern } of ROUTES.filter(({ takesForm }) => takesForm)) {
        const address: PageAddress = { language, path: pattern, search: '' };
        scope.post<{ Body: string | undefined }>(
          localize(language, pattern),
          {
            errorHandler: (error: Error & { statusCode?: number }, request, reply) =>
              void sendError(parts, request, reply, address, refused(error.statusCode ?? 500)),
          },
          (request, reply) => {
            const crossSite = isCrossSite({
              method: request.method,
              // judged as a call that changes something
              call: 'contact',
              origin: request.headers.origin,
              fetchSite: request.headers['sec-fetch-site'] as string | undefined,
              fetchDest: request.headers['sec-fetch-dest'] as string | undefined,
              session: session.token(parseCookie(request.headers.cookie ?? '')) !== undefined,
              host: request.host,
              publicOrigin: config.publicOrigin,
            });
            if (!crossSite) return servePage(parts, request, reply, address, request.body ?? '');
            const foreign = new RequestFailed(403, ERROR_TEXTS[language].foreignForm);
            return sendError(parts, request, reply, address, foreign);
          },
        );
      }
    }
  });
}
