import type { FastifyInstance } from 'fastify';
import { CHANGES_EVENT, CHANGES_PATH } from 'shared-kernel/contract/changes';
import { sendFault } from '../http/envelope';
import { Fault } from '../http/fault';
import type { Change, ChangeFeed } from './change-feed';

/** Streams of one process; a shop has a few shells. */
const MOST_STREAMS = 100;
/** bytes that may be buffered for a slow shell; beyond that it is disconnected and resumes */
const MOST_WAITING = 1024 * 1024;

/**
 * `/changes`: the feed of changes, for shells. It is not a call of the contract, so no shell forwards it to visitors.
 * 503 while this process is not listening to the database.
 */
export function changesRoutes(app: FastifyInstance, feed: ChangeFeed): void {
  const streams = new Set<() => void>();
  // open streams would keep the server from closing
  app.addHook('preClose', async () => {
    for (const end of streams) end();
  });
  app.get(
    CHANGES_PATH,
    { schema: { hide: true }, exposeHeadRoute: false, logLevel: 'warn', config: { rateLimit: false } },
    async (request, reply) => {
      if (feed.followers >= MOST_STREAMS || app.draining()) return sendFault(request, reply, new Fault(503));
      const { raw } = reply;
      const send = (event: string, data: string, id?: string) => {
        raw.write(`${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${data}\n\n`);
        if (raw.writableLength > MOST_WAITING) raw.destroy();
      };
      const sendChange = ({ id, tags }: Change) => send(CHANGES_EVENT.change, tags.join(' '), id);
      const last = request.headers['last-event-id'];
      const following = feed.follow(Array.isArray(last) ? last[0] : last, {
        change: sendChange,
        alive: () => send(CHANGES_EVENT.alive, ''),
        lost: () => raw.end(),
      });
      if (!following) return sendFault(request, reply, new Fault(503));
      reply.hijack();
      // closes the connection with the stream, so that a closing server need not wait for it
      raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', connection: 'close' });
      const end = () => raw.end();
      streams.add(end);
      raw.on('close', () => {
        streams.delete(end);
        following.end();
      });
      if (following.missed) {
        for (const change of following.missed) sendChange(change);
        send(CHANGES_EVENT.start, 'resumed', following.position);
      } else send(CHANGES_EVENT.start, 'anew', following.position);
      return reply;
    },
  );
}
