import type { FastifyBaseLogger } from 'fastify';

/** Rate-limited log: a dead remote fails every request, so the same message is written at most once per `everyMs`, with its count. */
export class QuietLog {
  readonly #last = new Map<string, { at: number; more: number }>();

  constructor(
    private readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
    private readonly everyMs = 5000,
    private readonly now: () => number = Date.now,
  ) {}

  /** A problem that visitors do not notice yet. */
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
