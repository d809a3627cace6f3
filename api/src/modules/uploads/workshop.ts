import { Fault } from '../../http/fault';

/** Where work is done by few hands, in the order in which it comes. */
export interface Workshop {
  /** @throws Fault 503 when too much is waiting already */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Keeps work that needs much memory and processor from being done all at once, however many ask for it.
 *
 * @param hands pieces of work that go on at the same time
 * @param seats pieces that may wait; what would wait for longer than a shopper does is refused at once
 */
export function createWorkshop({ hands, seats }: { hands: number; seats: number }): Workshop {
  let free = hands;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (free > 0) free -= 1;
      else if (waiting.length >= seats) throw new Fault(503);
      // the hand that gets free is handed over: nobody who comes later takes it
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
