import type { FastifyInstance } from 'fastify';
import { isLanguage, type LanguageCode } from 'shared-kernel/contract/languages';
import { chooseCoding } from '../compression';
import { PackedFiles } from '../packed-files';
import type { SiteData } from './site-data';
import type { SiteFacts } from './site-facts';

const ADDRESS = /^\/facts\/([a-z]{2})-[0-9a-f]{16}\.json$/;
/** maximum bytes of cached compressed site data: a few kB for each language and coding */
const BOUND = 1024 * 1024;

/**
 * `/facts/<language>-<hash>.json`: the site data of a page. For an unknown hash, from the page of another shell or of before a
 * restart, it sends the current data as uncacheable: header and footer are then those of a new page.
 */
export function serveFacts(
  app: FastifyInstance,
  { site, facts }: { site: Pick<SiteData, 'get'>; facts: SiteFacts },
): void {
  const packed = new PackedFiles(BOUND);
  // other shells use the same name for the same data
  const addressOfNow = (language: LanguageCode) =>
    site.get(language).then(
      (now) => facts.addressOf(language, now),
      () => '',
    );
  app.get('/facts/*', async (request, reply) => {
    const address = request.url;
    const language = ADDRESS.exec(address)?.[1];
    reply.header('cache-control', 'no-store');
    if (!isLanguage(language)) return reply.code(404).type('text/plain; charset=utf-8').send('not found');
    const current = facts.find(address) ? address : await addressOfNow(language);
    const bytes = facts.find(current);
    if (!bytes) return reply.code(503).type('text/plain; charset=utf-8').send('not available');
    const coding = chooseCoding(String(request.headers['accept-encoding'] ?? ''));
    if (coding !== 'identity') reply.header('content-encoding', coding);
    if (current === address) reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply
      .type('application/json; charset=utf-8')
      .header('vary', 'Accept-Encoding')
      .send(await packed.get(current, coding, { read: async () => bytes }));
  });
}
