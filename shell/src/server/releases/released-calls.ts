import fs from 'node:fs/promises';
import path from 'node:path';
import { type CallPattern, callPatterns } from '../forward/match-call';
import { replace } from './kept-set';

/**
 * Calls of the live API release, from the text of the release file (docs/contracts/releases.md).
 * @returns none when no API was released: the shell then forwards those of its own build
 * @throws Error when the list is invalid; nothing of an invalid file is used
 */
export function readReleasedCalls(text: string): readonly string[] {
  const stable = (JSON.parse(text) as { api?: { stable?: { calls?: unknown } | null } | null } | null)?.api?.stable;
  if (!stable) return [];
  const { calls } = stable;
  if (!Array.isArray(calls) || !calls.every((call) => typeof call === 'string'))
    throw new Error('release file: calls of the API');
  return calls;
}

/**
 * The calls currently forwarded. The list is stored on the shell's own disk, like the release set, for a start without the release
 * file.
 */
export class ReleasedCalls {
  readonly #file: string;
  #patterns = callPatterns([]);
  #kept = '';
  #work = Promise.resolve();

  /** @param folder of this process alone */
  constructor(
    folder: string,
    private readonly warn: (message: string) => void,
  ) {
    this.#file = path.join(folder, 'api-calls.json');
  }

  /** Starts with the stored list; an unreadable one counts as none. */
  async start(): Promise<void> {
    try {
      this.#kept = await fs.readFile(this.#file, 'utf8');
      this.#patterns = callPatterns(readReleasedCalls(this.#kept));
    } catch {
      this.#kept = '';
    }
  }

  current(): readonly CallPattern[] {
    return this.#patterns;
  }

  take(calls: readonly string[]): void {
    this.#patterns = callPatterns(calls);
    this.#work = this.#work
      .then(() => this.#keep(JSON.stringify({ api: { stable: { calls } } })))
      .catch((error: Error) => this.warn(`keep the calls of the API: ${error.message}`));
  }

  /** Resolves when no write is pending. */
  settled(): Promise<void> {
    return this.#work;
  }

  async #keep(text: string): Promise<void> {
    if (text === this.#kept) return;
    await fs.mkdir(path.dirname(this.#file), { recursive: true });
    await replace(this.#file, Buffer.from(text));
    this.#kept = text;
  }
}
