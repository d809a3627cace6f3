interface Line {
  taken: number;
  readonly waiting: (() => void)[];
}

/** Limits how many of a shared resource each name holds; further requests of that name wait in line. */
export class FairShare {
  readonly #lines = new Map<string, Line>();

  /**
   * @param most maximum held by one name
   * @param patience maximum ms to wait in line
   */
  constructor(
    private readonly most: number,
    private readonly patience: number,
  ) {}

  /**
   * @returns a function that releases the place, once
   * @throws Error when no place became free in time
   */
  async enter(name: string): Promise<() => void> {
    const line = this.#lines.get(name) ?? { taken: 0, waiting: [] };
    this.#lines.set(name, line);
    if (line.taken < this.most) line.taken += 1;
    else await this.#wait(line, name);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = line.waiting.shift();
      // the place passes to the longest waiting request
      if (next) return next();
      line.taken -= 1;
      if (line.taken === 0) this.#lines.delete(name);
    };
  }

  #wait(line: Line, name: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(turn), 1);
        reject(new Error(`${name} has held all of its connections for ${this.patience} ms`));
      }, this.patience);
      line.waiting.push(turn);
    });
  }
}
