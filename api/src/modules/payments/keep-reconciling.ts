import type { FastifyInstance } from 'fastify';
import type { Background } from './background';
import type { Reconcile } from './reconcile';

/** Work that is done in periodic rounds. */
interface Rounds {
  background: Background;
  /** name in the log; default: the reconciler of payments */
  name?: string;
  reconcile: Reconcile;
}

/**
 * Runs the reconciler beside the server, one round at a time, from the moment the server listens. Closing the server first waits for
 * the current round's step and for all background work.
 *
 * @param seconds between the end of a round and the next; 0: other processes reconcile
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
