import type { FastifyBaseLogger } from 'fastify';
import { GatewayDown } from '../../payments/gateway';

/** Work that continues after the response is sent; a graceful shutdown waits for it (O4). */
export interface Background {
  /** @param name names the work in the log */
  run(name: string, work: () => Promise<unknown>): void;
  /** Resolves when no work is running any more. */
  drain(): Promise<void>;
}

export function createBackground(log: FastifyBaseLogger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const done = work()
        .then(() => {})
        .catch((err) => {
          // the database still shows what is unfinished: the reconciler picks it up
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
