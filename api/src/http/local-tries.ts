import type { Counted } from './tries';

/** Counted keys before those whose window is over are forgotten. */
const SWEEP_AT = 10_000;

/** Tries of this process: all that count while the database does not answer. */
export class LocalTries {
  readonly #windows = new Map<string, { count: number; until: number }>();

  add(key: string, windowMs: number, now: number): Counted {
    const known = this.#windows.get(key);
    if (known && now < known.until) {
      known.count += 1;
      return { count: known.count, left: known.until - now };
    }
    if (this.#windows.size >= SWEEP_AT)
      for (const [old, { until }] of this.#windows) if (now >= until) this.#windows.delete(old);
    this.#windows.set(key, { count: 1, until: now + windowMs });
    return { count: 1, left: windowMs };
  }

  /**
   * Takes over the window that all processes have.
   *
   * @param mine what `add` gave for this try
   */
  align(key: string, mine: Counted & { windowMs: number }, kept: { hits: number; until: Date }, now: number): Counted {
    const { hits } = kept;
    const until = kept.until.getTime();
    // in a new window what was counted before counts no more; of tries at once the first may reach the database later than others
    const isNew = until > now + mine.left + mine.windowMs / 2;
    this.#windows.set(key, { count: isNew ? 1 : (this.#windows.get(key)?.count ?? 1), until });
    return { count: isNew ? hits : Math.max(hits, mine.count), left: until - now };
  }

  giveBack(key: string): void {
    const known = this.#windows.get(key);
    if (known) known.count = Math.max(0, known.count - 1);
  }
}
