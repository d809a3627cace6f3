/** Higher counts add no information about a key. */
const HIGHEST = 15;

/**
 * How often keys were recently requested. When there are too many of them, all counts are halved and those that reach 0 are
 * removed, so that URLs requested once only displace each other (the ageing of TinyLFU, Einziger and Friedman 2017).
 */
export class Popularity {
  readonly #counts = new Map<string, number>();

  /** @param most maximum number of counted keys, some 200 bytes each */
  constructor(private readonly most: number) {}

  /** Counts a request. */
  note(key: string): void {
    this.#counts.set(key, Math.min(this.of(key) + 1, HIGHEST));
    // all may be popular
    while (this.#counts.size > this.most) this.#halve();
  }

  /** Number of counted requests. */
  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  #halve(): void {
    for (const [key, count] of this.#counts) {
      if (count > 1) this.#counts.set(key, count >> 1);
      else this.#counts.delete(key);
    }
  }
}
