import type { Answer } from 'shared-kernel/platform/api-client';
import type { KeepAnswer } from 'shared-kernel/remote/definition';
import { KeptByTags, type Made } from '../changes/kept-by-tags';
import { freezeAndWeigh } from './freeze-and-weigh';

/** Maximum number of reads whose requests are counted; about 0.6 MB. */
const COUNTED_READS = 2000;
/** Maximum length of a key in characters; longer ones are never requested twice. */
const LONGEST_KEY = 500;

interface KeptAnswer {
  answer: Answer<unknown>;
  size(): number;
}

/**
 * Cache of API responses to reads that contain nothing about the visitor, for the renders of one shell process. They are
 * invalidated like cached pages (docs/contracts/changes.md): by their tags and when they expire. Unlike a page, a response is never
 * served stale: while changes may be missed, and before the API has announced that it sends them, each read is sent. A response
 * without tags is shared by concurrent callers and then forgotten. Cached data are frozen, because they belong to many renders.
 */
export class KeptAnswers {
  readonly #kept: KeptByTags<KeptAnswer>;

  constructor(
    private readonly limits: {
      /** size of the data in memory */
      bytes: number;
      /** ms; also limits pages built from them, together with the responses' own age */
      longestMs: number;
    },
    /** called with the source of each response */
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
    // it is valid at this moment: a change would have removed it
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
    // keys and tags are stored in maps and sets, too
    const bytes = freezeAndWeigh(answer.data) + 4 * (key.length + madeOf.length) + 500;
    const endsAt = this.now() + Math.min(validFor, this.limits.longestMs);
    return {
      value: { answer, size: () => bytes },
      keep: true,
      life: { tags: madeOf.split(' '), endsAt, readAt: askedAt },
    };
  }

  /** Removes responses built from changed data. */
  drop(tags: readonly string[]): void {
    this.#kept.drop(tags);
  }

  /** From now on all changes are received. @param how `anew`: some may have been missed before */
  startListening(how: 'resumed' | 'anew'): void {
    this.#kept.startListening(how);
  }

  /** Changes may be missed from now on. */
  stopListening(): void {
    this.#kept.stopListening();
  }
}
