import type { Counted } from './tries';

/** Number of counted keys at which expired windows are deleted. */
const SWEEP_AT = 10_000;

/** Counts in this process: the only ones while the database does not respond. */
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
   * Adopts the window shared by all processes.
   *
   * @param mine result of `add` for this try
   */
  align(key: string, mine: Counted & { windowMs: number }, kept: { hits: number; until: Date }, now: number): Counted {
    const { hits } = kept;
    const until = kept.until.getTime();
    // in a new window earlier counts are void; of concurrent tries the first may reach the database after the others
    const isNew = until > now + mine.left + mine.windowMs / 2;
    this.#windows.set(key, { count: isNew ? 1 : (this.#windows.get(key)?.count ?? 1), until });
    return { count: isNew ? hits : Math.max(hits, mine.count), left: until - now };
  }

  giveBack(key: string): void {
    const known = this.#windows.get(key);
    if (known) known.count = Math.max(0, known.count - 1);
  }
}
