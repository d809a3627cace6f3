import { Fault } from '../../http/fault';

/** Queue that runs jobs with limited concurrency, in order of arrival. */
export interface Workshop {
  /** @throws Fault 503 when too many jobs are waiting already */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Limits the concurrency of jobs that need much memory and CPU time.
 *
 * @param hands jobs that run at the same time
 * @param seats jobs that may wait; a job that would wait longer than a shopper does is refused at once
 */
export function createWorkshop({ hands, seats }: { hands: number; seats: number }): Workshop {
  let free = hands;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (free > 0) free -= 1;
      else if (waiting.length >= seats) throw new Fault(503);
      // a finished job hands its slot to the next waiting one, so that no later caller takes it
      else await new Promise<void>((turn) => waiting.push(turn));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
