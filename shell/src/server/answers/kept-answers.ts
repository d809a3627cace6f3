import type { Answer } from 'shared-kernel/platform/api-client';
import type { KeepAnswer } from 'shared-kernel/remote/definition';
import { KeptByTags, type Made } from '../changes/kept-by-tags';
import { freezeAndWeigh } from './freeze-and-weigh';

/** Reads whose requests are counted; about 0.6 MB. */
const COUNTED_READS = 2000;
/** Characters of a key; what is longer nobody asks for twice. */
const LONGEST_KEY = 500;

interface KeptAnswer {
  answer: Answer<unknown>;
  size(): number;
}

/**
 * Answers of the API to reads that carry nothing of a visitor, for the renders of one shell process. They end as kept pages do
 * (docs/contracts/changes.md): by the tags that they name and at the moment that they name. Unlike a page an answer never stands in:
 * while changes may be missed, and before the API has told that it tells them, each read is asked for. An answer that names no tags is
 * shared by those who wait for it together and then forgotten. Data that are kept are frozen, because they belong to many renders.
 */
export class KeptAnswers {
  readonly #kept: KeptByTags<KeptAnswer>;

  constructor(
    private readonly limits: {
      /** of the data, as they lie in memory */
      bytes: number;
      /** ms; also of pages that are made of them, together with the answers' own age */
      longestMs: number;
    },
    /** hears where each answer was from */
    private readonly onAnswer: (from: 'kept' | 'asked') => void = () => {},
    private readonly now: () => number = Date.now,
  ) {
    this.#kept = new KeptByTags({ ...limits, counted: COUNTED_READS, freshMs: 0, staleMs: 0 }, now);
  }

  get bytes(): number {
    return this.#kept.bytes;
  }

  readonly read: KeepAnswer = async <T>(key: string, ask: () => Promise<Answer<T>>) => {
    if (key.length > LONGEST_KEY) return ask();
    const { value, life, result } = await this.#kept.get(key, async () => this.#made(key, await ask()));
    const answer = value.answer as Answer<T>;
    this.onAnswer(result === 'fresh' ? 'kept' : 'asked');
    if (result !== 'fresh' || !life) return answer;
    // it is true at this moment: a change would have ended it
    const askedAt = this.now();
    const validFor = life.endsAt - askedAt;
    return {
      ...answer,
      life: { madeOf: life.tags.join(' '), askedAt, ...(Number.isFinite(validFor) ? { validFor } : {}) },
    };
  };

  #made(key: string, answer: Answer<unknown>): Made<KeptAnswer> {
    if (!answer.life) return { value: { answer, size: () => 0 }, keep: false, life: null };
    const { madeOf, validFor = Number.POSITIVE_INFINITY, askedAt } = answer.life;
    // keys and tags stand in maps and sets, too
    const bytes = freezeAndWeigh(answer.data) + 4 * (key.length + madeOf.length) + 500;
    const endsAt = this.now() + Math.min(validFor, this.limits.longestMs);
    return {
      value: { answer, size: () => bytes },
      keep: true,
      life: { tags: madeOf.split(' '), endsAt, readAt: askedAt },
    };
  }

  /** Something has changed: answers that were made of it go. */
  drop(tags: readonly string[]): void {
    this.#kept.drop(tags);
  }

  /** From here on all changes are heard. @param how `anew`: some may have been missed before */
  startListening(how: 'resumed' | 'anew'): void {
    this.#kept.startListening(how);
  }

  /** Changes may be missed from here on. */
  stopListening(): void {
    this.#kept.stopListening();
  }
}
