import type { FastifyReply } from 'fastify';
import { HEADER } from 'shared-kernel/contract/storage';

/** What a response was made of, and how long it stays valid (docs/contracts/changes.md). */
export class AnswerLife {
  readonly #tags = new Set<string>();
  #ms = Number.POSITIVE_INFINITY;

  /** Adds tags that the response was made of: a change of any of them invalidates it. */
  madeOf(...tags: readonly string[]): void {
    for (const tag of tags) this.#tags.add(tag);
  }

  /** Limits the response's lifetime in ms; the shortest of several limits applies. */
  endAfter(ms: number): void {
    this.#ms = Math.min(this.#ms, Math.max(0, ms));
  }

  /** Writes the headers; a response without tags gets none. */
  writeTo(reply: FastifyReply): void {
    if (this.#tags.size === 0) return;
    reply.header(HEADER.madeOf, [...this.#tags].join(' '));
    if (this.#ms !== Number.POSITIVE_INFINITY) reply.header(HEADER.validFor, String(Math.floor(this.#ms)));
  }
}
