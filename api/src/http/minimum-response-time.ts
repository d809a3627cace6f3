import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/**
 * Settles with the outcome of `work`, success or failure, no earlier than `milliseconds` after the request arrived: the response
 * time reveals nothing about the work, as long as the work takes less than that.
 */
export async function withMinimumResponseTime<T>(
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
