import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from 'shared-kernel/contract/languages';
import { localize } from 'shared-kernel/rules/links';
import { ROUTES } from 'shared-kernel/rules/routes';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#7c3aed"/><path d="M9 13h14l-1.4 11.2a1 1 0 0 1-1 .8h-9.2a1 1 0 0 1-1-.8zM12 13a4 4 0 0 1 8 0" fill="none" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/></svg>';

/** `/robots.txt` and the icon. Personal pages are nobody's to index (D16). */
export function serveSmallFiles(app: FastifyInstance): void {
  const personal = ROUTES.filter((route) => route.personal && !route.pattern.includes(':'));
  const robots = [
    'User-agent: *',
    'Disallow: /api/',
    ...LANGUAGES.flatMap((language) => personal.map(({ pattern }) => `Disallow: ${localize(language, pattern)}`)),
    ...LANGUAGES.map((language) => `Disallow: ${localize(language, '/user/')}`),
    '',
  ].join('\n');
  app.get('/robots.txt', async (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  );
  app.get('/favicon.svg', async (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(ICON),
  );
  app.get('/favicon.ico', async (_, reply) => reply.code(302).header('location', '/favicon.svg').send());
}
