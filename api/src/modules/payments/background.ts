import type { FastifyBaseLogger } from 'fastify';
import { GatewayDown } from '../../payments/gateway';

/** Work that goes on after an answer was sent; a graceful close waits for it (O4). */
export interface Background {
  /** @param name of the work, for the log */
  run(name: string, work: () => Promise<unknown>): void;
  /** Resolves when nothing is under way any more. */
  drain(): Promise<void>;
}

export function createBackground(log: FastifyBaseLogger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const done = work()
        .then(() => {})
        .catch((err) => {
          // what was left undone stands in the database: the reconciler takes it up
          if (err instanceof GatewayDown) log.warn({ work: name, reason: err.message }, 'gateway does not answer');
          else log.error({ work: name, err }, 'background work failed');
        })
        .finally(() => running.delete(done));
      running.add(done);
    },
    async drain() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
