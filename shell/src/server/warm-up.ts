import type { FastifyInstance } from 'fastify';
import { type ReadyReport, untilReady } from './readiness';

/** A shop that is not set up has no home page, and its visitors are told so at once. */
const MOST_TRIES = 3;

/**
 * Waits until the shell is ready, then has it make the home page: a process compiles the code of its first page and the API plans
 * that page's queries, which takes longer than a visitor may be kept waiting (`RENDER_MS`).
 *
 * @param longestMs ms after which nobody waits any longer; 0: nothing is made
 */
export async function warmUp(
  shell: { readiness(): Promise<Pick<ReadyReport, 'ready'>>; app: Pick<FastifyInstance, 'inject'> },
  longestMs: number,
): Promise<void> {
  const end = Date.now() + longestMs;
  await untilReady(shell.readiness, longestMs);
  for (let tries = 0; tries < MOST_TRIES && Date.now() < end; tries++) {
    const { statusCode } = await shell.app.inject('/');
    if (statusCode < 500) return;
  }
}
