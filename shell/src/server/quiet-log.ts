import type { FastifyBaseLogger } from 'fastify';

/** A dead remote fails every request; the same message is written at most once per `everyMs`, with how often it came. */
export class QuietLog {
  readonly #last = new Map<string, { at: number; more: number }>();

  constructor(
    private readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
    private readonly everyMs = 5000,
    private readonly now: () => number = Date.now,
  ) {}

  /** Something is wrong that visitors do not see yet. */
  warn(message: string, facts: Record<string, unknown> = {}): void {
    this.#write('warn', message, facts);
  }

  /** A visitor did not get the page. */
  error(message: string, facts: Record<string, unknown> = {}): void {
    this.#write('error', message, facts);
  }

  #write(level: 'warn' | 'error', message: string, facts: Record<string, unknown>): void {
    const last = this.#last.get(message);
    if (last && this.now() - last.at < this.everyMs) {
      last.more += 1;
      return;
    }
    if (this.#last.size >= 200) this.#last.clear();
    this.#last.set(message, { at: this.now(), more: 0 });
    this.log[level]({ ...facts, ...(last?.more ? { repeated: last.more } : {}) }, message);
  }
}
