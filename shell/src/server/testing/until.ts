import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until a condition holds, however long a busy machine takes; the limit is for conditions that never do. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`never so: ${what}`);
    await sleep(10);
  }
}
