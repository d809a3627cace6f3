import type { Attempt } from './store';

const ANSWER_MS = 10_000;

/** One webhook, ready to send. */
export interface Letter {
  readonly attempt: Attempt;
  readonly event: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends webhooks to the shop and records the results in the attempt. */
export interface Outbox {
  /** Sends a webhook, and retries after each pause as long as there is no response or a 5xx. */
  deliver(letter: Letter): Promise<void>;
  /** Starts a task that nobody waits for, except `settle`. */
  begin(task: () => Promise<void>): void;
  /** Starts a task after the shopper has had time to return. */
  beginLater(task: () => Promise<void>): void;
  /** Starts delayed tasks, then waits until none is running. */
  settle(): Promise<void>;
  /** Drops delayed tasks. */
  close(): void;
}

/**
 * @param late ms until a delayed task starts
 * @param pauses ms before each retry
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

/** @returns the response's status; null when there was none */
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
