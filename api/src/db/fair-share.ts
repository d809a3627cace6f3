interface Line {
  taken: number;
  readonly waiting: (() => void)[];
}

/** Lets each name hold at most so many of something that all share; others of that name wait in line. */
export class FairShare {
  readonly #lines = new Map<string, Line>();

  /**
   * @param most that one name may hold
   * @param patience ms that one waits in line
   */
  constructor(
    private readonly most: number,
    private readonly patience: number,
  ) {}

  /**
   * @returns what gives the place back, once
   * @throws Error when no place came free in time
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
      // the place passes on to who waits the longest
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
