/** There are too many renders of new URLs; the visitor may retry later. */
export class TooManyNewcomers extends Error {
  override name = 'TooManyNewcomers' as const;
}

interface Waiting {
  visitor: string;
  begin(): void;
  refuse(): void;
}

/**
 * Limits renders of URLs without recent requests: a few at a time, so that known and personal pages wait for few others, and
 * visitors who request many queue behind others. Cached pages are not affected.
 */
export class Newcomers {
  #running = 0;
  readonly #waiting: Waiting[] = [];
  /** running or waiting renders, by visitor */
  readonly #of = new Map<string, number>();

  constructor(
    private readonly limits: {
      /** concurrent renders */
      running: number;
      /** maximum number of waiting ones, in total and per visitor */
      waiting: number;
      waitingOfOne: number;
      /** maximum waiting time, ms */
      patienceMs: number;
    },
  ) {}

  /**
   * Waits for a place.
   * @param visitor address of the visitor
   * @returns a function that frees the place
   * @throws TooManyNewcomers at once when too many wait, or when no place was freed in time
   */
  async enter(visitor: string): Promise<() => void> {
    if (this.#running >= this.limits.running) {
      const { waiting, waitingOfOne } = this.limits;
      if (this.#waiting.length >= waiting || this.#count(visitor) >= waitingOfOne) throw new TooManyNewcomers();
    }
    this.#add(visitor, 1);
    try {
      if (this.#running < this.limits.running) this.#running += 1;
      else await this.#wait(visitor);
    } catch (error) {
      this.#add(visitor, -1);
      throw error;
    }
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#add(visitor, -1);
      this.#running -= 1;
      this.#next();
    };
  }

  #wait(visitor: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
      };
      const entry: Waiting = {
        visitor,
        begin: () => {
          leave();
          this.#running += 1;
          resolve();
        },
        refuse: () => {
          leave();
          reject(new TooManyNewcomers());
        },
      };
      const timer = setTimeout(entry.refuse, this.limits.patienceMs);
      this.#waiting.push(entry);
    });
  }

  /** The visitor with the fewest renders is next; among equals the one who has waited longest. */
  #next(): void {
    let next: Waiting | undefined;
    for (const entry of this.#waiting)
      if (!next || this.#count(entry.visitor) < this.#count(next.visitor)) next = entry;
    next?.begin();
  }

  #count(visitor: string): number {
    return this.#of.get(visitor) ?? 0;
  }

  #add(visitor: string, change: number): void {
    const count = this.#count(visitor) + change;
    if (count > 0) this.#of.set(visitor, count);
    else this.#of.delete(visitor);
  }
}
