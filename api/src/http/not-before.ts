import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/**
 * Lets the outcome of `work`, good or bad, be known so many milliseconds after the request came, and not before: how long the
 * work itself took then says nothing, as long as it is done by that time.
 */
export async function notBefore<T>(
  reply: Pick<FastifyReply, 'elapsedTime'>,
  milliseconds: number,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } finally {
    await sleep(Math.max(0, milliseconds - reply.elapsedTime));
  }
}
