/**
 * Circuit breaker for a failing remote: after 5 failures within 10 s it opens and lets one attempt through every 5 s; the first
 * success closes it.
 */
export class Breaker {
  #failures: number[] = [];
  #probedAt: number | undefined;
  #open = false;

  constructor(
    private readonly now: () => number = Date.now,
    private readonly limits = { failures: 5, withinMs: 10_000, probeMs: 5000 },
  ) {}

  get open(): boolean {
    return this.#open;
  }

  /** True when an attempt may be made now; counts it as the probe when the breaker is open. */
  allows(): boolean {
    if (!this.#open) return true;
    if (this.#probedAt !== undefined && this.now() - this.#probedAt < this.limits.probeMs) return false;
    this.#probedAt = this.now();
    return true;
  }

  succeeded(): void {
    this.#failures = [];
    this.#open = false;
    this.#probedAt = undefined;
  }

  failed(): void {
    const now = this.now();
    this.#failures = [...this.#failures.filter((at) => now - at < this.limits.withinMs), now];
    if (this.#open) this.#probedAt = now;
    else if (this.#failures.length >= this.limits.failures) {
      this.#open = true;
      this.#probedAt = now;
    }
  }
}
