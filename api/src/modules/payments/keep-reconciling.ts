import type { FastifyInstance } from 'fastify';
import type { Background } from './background';
import type { Reconcile } from './reconcile';

/** Work that is looked for in rounds. */
interface Rounds {
  background: Background;
  /** for the log; default: the reconciler of payments */
  name?: string;
  reconcile: Reconcile;
}

/**
 * Runs the reconciler beside the server: a round every so often, one at a time, from listening on. Closing the server lets what
 * the round has begun and all background work come to their end first.
 *
 * @param seconds between the end of a round and the next; 0: other processes do it
 */
export function keepReconciling(app: FastifyInstance, rounds: Rounds, seconds: number): void {
  const { background, name = 'reconciler', reconcile } = rounds;
  let timer: NodeJS.Timeout | undefined;
  let closing = false;

  function plan(): void {
    if (closing || seconds === 0) return;
    timer = setTimeout(() => {
      background.run(name, () => reconcile(() => closing).finally(plan));
    }, seconds * 1000).unref();
  }
  app.addHook('onListen', async () => plan());
  app.addHook('onClose', async () => {
    closing = true;
    clearTimeout(timer);
    await background.drain();
  });
}
