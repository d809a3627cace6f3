import type { FastifyInstance } from 'fastify';
import { API_BASE } from 'shared-kernel/contract/call';
import type { OwnedSpec } from 'shared-kernel/rules/routes';
import type { Config } from '../config';
import { CLOSED_ROBOTS_TEXT, robotsText } from './robots-text';

interface RobotsParts extends Pick<Config, 'crawlers' | 'publicOrigin'> {
  /** the routes that are live now */
  table(): readonly OwnedSpec[];
}

/**
 * `/robots.txt`, and `X-Robots-Tag` for responses without an HTML head: calls are never a search result, and a closed shop sends it
 * with every response, because not every crawler that finds a URL has read `/robots.txt`.
 */
export function serveRobots(app: FastifyInstance, { crawlers, publicOrigin, table }: RobotsParts): void {
  const closed = crawlers === 'none';
  app.addHook('onRequest', async (request, reply) => {
    if (closed) reply.header('x-robots-tag', 'noindex, nofollow');
    else if (request.url.startsWith(API_BASE)) reply.header('x-robots-tag', 'noindex');
  });
  app.get('/robots.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(closed ? CLOSED_ROBOTS_TEXT : robotsText(publicOrigin, table())),
  );
}
