import type { Attempt } from './store';

const ANSWER_MS = 10_000;

/** One webhook, ready to go. */
export interface Letter {
  readonly attempt: Attempt;
  readonly event: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Carries webhooks to the shop and notes on the attempt what became of them. */
export interface Outbox {
  /** Sends, and once more after each pause as long as nobody answers or the answer is 5xx. */
  deliver(letter: Letter): Promise<void>;
  /** Starts something that nobody waits for, except `settle`. */
  begin(task: () => Promise<void>): void;
  /** Starts it when the shopper had time to be back. */
  beginLater(task: () => Promise<void>): void;
  /** Starts what is held back, then waits until nothing is under way. */
  settle(): Promise<void>;
  /** Drops what is held back. */
  close(): void;
}

/**
 * @param late ms until what comes later goes out
 * @param pauses ms before each new try
 */
export function createOutbox({ late, pauses }: { late: number; pauses: readonly number[] }): Outbox {
  const running = new Set<Promise<void>>();
  const held = new Map<() => Promise<void>, NodeJS.Timeout>();
  let closed = false;

  async function deliver(letter: Letter): Promise<void> {
    for (const pause of [0, ...pauses]) {
      if (pause > 0) await wait(pause);
      if (closed) return;
      const status = await post(letter);
      letter.attempt.deliveries.push({ event: letter.event, at: new Date(), status });
      if (status !== null && status < 500) return;
    }
  }
  function begin(task: () => Promise<void>): void {
    const run = task().finally(() => running.delete(run));
    running.add(run);
  }
  function release(task: () => Promise<void>): void {
    clearTimeout(held.get(task));
    held.delete(task);
    begin(task);
  }
  return {
    deliver,
    begin,
    beginLater: (task) => void held.set(task, setTimeout(() => release(task), late).unref()),
    async settle() {
      for (const task of [...held.keys()]) release(task);
      while (running.size > 0) await Promise.all(running);
    },
    close() {
      closed = true;
      for (const timer of held.values()) clearTimeout(timer);
      held.clear();
    },
  };
}

/** @returns the answer's status; null when there was none */
async function post({ url, headers, body }: Letter): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}

// a pause must not keep the process alive
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
