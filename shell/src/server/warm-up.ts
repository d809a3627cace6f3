import type { FastifyInstance } from 'fastify';
import { DEFAULT_LANGUAGE, LANGUAGES } from 'shared-kernel/contract/languages';
import { type ReadyReport, untilReady } from './readiness';

/** A shop that is not set up has no home page, and its visitors should learn that at once. */
const MOST_TRIES = 3;

const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/**
 * Waits until the shell is ready, then requests the home page in each language: a process compiles the code of its first page,
 * loads texts and formats of each language, and the API plans that page's queries, which takes longer than a visitor may be kept
 * waiting (`RENDER_MS`).
 *
 * @param longestMs ms after which it stops waiting; 0: nothing is requested
 */
export async function warmUp(
  shell: { readiness(): Promise<Pick<ReadyReport, 'ready'>>; app: Pick<FastifyInstance, 'inject'> },
  longestMs: number,
): Promise<void> {
  const end = Date.now() + longestMs;
  await untilReady(shell.readiness, longestMs);
  const make = async (path: string) => Date.now() < end && (await shell.app.inject(path)).statusCode < 500;
  for (let tries = 1; !(await make('/')); tries++) if (tries === MOST_TRIES || Date.now() >= end) return;
  for (const language of OTHERS) await make(`/${language}`);
}
