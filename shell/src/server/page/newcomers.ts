/** There are too many renders of new addresses; the visitor may come again. */
export class TooManyNewcomers extends Error {
  override name = 'TooManyNewcomers' as const;
}

interface Waiting {
  visitor: string;
  begin(): void;
  refuse(): void;
}

/**
 * Renders of addresses that nobody has asked for lately: a few at a time, so that known and personal pages wait for few others, and
 * those of visitors who ask for many behind those of others. Pages that are kept never come here.
 */
export class Newcomers {
  #running = 0;
  readonly #waiting: Waiting[] = [];
  /** renders that run or wait, by visitor */
  readonly #of = new Map<string, number>();

  constructor(
    private readonly limits: {
      /** renders at a time */
      running: number;
      /** that wait, all together and of one visitor */
      waiting: number;
      waitingOfOne: number;
      /** ms that one waits at most */
      patienceMs: number;
    },
  ) {}

  /**
   * Waits for a place.
   * @param visitor address of who asks
   * @returns gives the place back
   * @throws TooManyNewcomers at once when too many wait, or when no place came free in time
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

  /** Whoever has the fewest renders is next; of equals who waits the longest. */
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
