import type { FastifyReply } from 'fastify';
import { HEADER } from 'shared-kernel/contract/storage';

/** What an answer was made of, and how long it stays true by itself (docs/contracts/changes.md). */
export class AnswerLife {
  readonly #tags = new Set<string>();
  #ms = Number.POSITIVE_INFINITY;

  /** Names what the answer was made of: a change of any of them ends it. */
  madeOf(...tags: readonly string[]): void {
    for (const tag of tags) this.#tags.add(tag);
  }

  /** Ends the answer after so many ms, whatever changes; the shortest of several counts. */
  endAfter(ms: number): void {
    this.#ms = Math.min(this.#ms, Math.max(0, ms));
  }

  /** An answer that names nothing says nothing about its life. */
  writeTo(reply: FastifyReply): void {
    if (this.#tags.size === 0) return;
    reply.header(HEADER.madeOf, [...this.#tags].join(' '));
    if (this.#ms !== Number.POSITIVE_INFINITY) reply.header(HEADER.validFor, String(Math.floor(this.#ms)));
  }
}
