import { EVERYTHING } from 'shared-kernel/contract/changes';
import { Popularity } from './popularity';

/** How long a value built from API responses stays valid. */
export interface Life {
  /** a change of any of these invalidates it */
  tags: readonly string[];
  /** ms since 1970 by the shell's clock; Infinity: it does not expire */
  endsAt: number;
  /** ms since 1970; later changes may be missing in it */
  readAt: number;
}

/** A cacheable value with its current size in bytes. */
interface Sized {
  size(): number;
}

/** Result of a maker, and whether it may be cached. */
export interface Made<T> {
  value: T;
  keep: boolean;
  /** how long it stays valid; null: unknown, it is cached by age */
  life: Life | null;
  /** the previously cached value replaces it as long as allowed */
  failed?: boolean;
}
export type CacheResult = 'fresh' | 'stale' | 'miss';

/**
 * ms after a change for which reads may still be outdated: another process of the API may receive the change slightly later than
 * this one. Values made in that time are cached no longer than that.
 */
const SETTLING_MS = 500;
/** ms for which a call that started before a change is still shared: its value is at most that much older than others */
const JOINED_MS = 300;
/** ms for which changes are remembered: longer than making a value takes */
const REMEMBERED_MS = 60_000;
/** ms for which a value that just failed is not awaited again */
const AWAY_MS = 1000;

interface Entry<T> {
  value: T;
  bornAt: number;
  life: Life | null;
  /** changes of it may have been missed since then */
  doubtfulSince?: number;
}

/** The pending call for a key. */
interface Flight<T> {
  since: number;
  making: Promise<Made<T>>;
}

/**
 * Cache of values that are the same for everybody and built from API responses: pages, and the responses themselves. When the API
 * announces changes, a value is served until something it was built from changes. When it has expired, and while changes may be
 * missed, it is made anew, and the cached one is served only when that fails, for at most `staleMs`. When the API announces no
 * changes, values are cached by age: fresh ones are served, and stale ones too while one call refreshes them. The least recently
 * used are evicted at the size limit. Concurrent callers share one call.
 */
export class KeptByTags<T extends Sized> {
  readonly #kept = new Map<string, Entry<T>>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #making = new Map<string, Flight<T>>();
  readonly #popularity: Popularity;
  /** when tags last changed, most recent last */
  readonly #changed = new Map<string, number>();
  #lastChange = Number.NEGATIVE_INFINITY;
  #listening: 'never' | 'now' | 'lost' = 'never';
  /** start of the period without a gap, or of the gap */
  #listeningSince = Number.NEGATIVE_INFINITY;
  #awayUntil = Number.NEGATIVE_INFINITY;
  #bytes = 0;

  constructor(
    private readonly limits: {
      bytes: number;
      /** maximum number of keys whose requests are counted */
      counted: number;
      /** for values cached by age; 0: none is */
      freshMs: number;
      staleMs: number;
      /** for values invalidated by changes */
      longestMs: number;
    },
    private readonly now: () => number = Date.now,
  ) {
    this.#popularity = new Popularity(limits.counted);
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** True for a key that is cached or has been requested before, not for one without recent requests. */
  isKnown(key: string): boolean {
    return this.#kept.has(key) || this.#popularity.of(key) > 1;
  }

  /** A value that can be served at once; only then the request is counted. */
  fresh(key: string): T | undefined {
    const kept = this.#kept.get(key);
    if (!kept || this.#stateOf(kept) !== 'fresh') return undefined;
    this.#popularity.note(key);
    this.#touch(key, kept);
    return kept.value;
  }

  /**
   * @param make called at most once at a time per key; its rejection reaches the waiting callers, except those that can use a stale
   * value
   */
  async get(key: string, make: () => Promise<Made<T>>): Promise<{ value: T; life: Life | null; result: CacheResult }> {
    this.#popularity.note(key);
    const kept = this.#kept.get(key);
    const state = kept ? this.#stateOf(kept) : 'old';
    if (!kept || state === 'old') return missed(await this.#make(key, make));
    this.#touch(key, kept);
    const { value, life } = kept;
    if (state === 'fresh') return { value, life, result: 'fresh' };
    const making = this.#make(key, make);
    if (state === 'stale' || this.now() < this.#awayUntil) {
      making.catch(() => {});
      return { value, life, result: 'stale' };
    }
    const made = await making.catch(() => null);
    if (made && !made.failed) return missed(made);
    this.#awayUntil = this.now() + AWAY_MS;
    return { value, life, result: 'stale' };
  }

  /** Removes everything: the release set or the site data changed. */
  clear(): void {
    this.#kept.clear();
    this.#byTag.clear();
    this.#making.clear();
    this.#bytes = 0;
  }

  /** From now on all changes are received. @param how `anew`: some may have been missed before */
  startListening(how: 'resumed' | 'anew'): void {
    const now = this.now();
    if (how === 'anew') {
      const since = this.#listening === 'lost' ? this.#listeningSince : now;
      for (const entry of this.#kept.values()) if (entry.life) entry.doubtfulSince ??= since;
      this.#lastChange = now;
    }
    this.#listening = 'now';
    this.#listeningSince = now;
  }

  /** Changes may be missed from now on. */
  stopListening(): void {
    if (this.#listening !== 'now') return;
    this.#listening = 'lost';
    this.#listeningSince = this.now();
  }

  /** Removes values built from changed data. @returns how many */
  drop(tags: readonly string[]): number {
    const now = this.now();
    this.#lastChange = now;
    if (tags.includes(EVERYTHING)) {
      const { size } = this.#kept;
      this.clear();
      this.#changed.set(EVERYTHING, now);
      return size;
    }
    const before = this.#kept.size;
    for (const tag of tags) {
      this.#changed.delete(tag);
      this.#changed.set(tag, now);
      for (const key of this.#byTag.get(tag) ?? []) this.#remove(key);
    }
    for (const [tag, at] of this.#changed) {
      if (now - at < REMEMBERED_MS) break;
      this.#changed.delete(tag);
    }
    return before - this.#kept.size;
  }

  /** `doubtful`: to be made anew, and served only when that fails; `old`: never served again. */
  #stateOf({ bornAt, life, doubtfulSince }: Entry<T>): 'fresh' | 'stale' | 'doubtful' | 'old' {
    const { freshMs, staleMs, longestMs } = this.limits;
    const now = this.now();
    const doubtful = (since: number) => (now - since < staleMs ? 'doubtful' : 'old');
    const ended = life && now >= life.endsAt ? life.endsAt : undefined;
    if (!life || this.#listening === 'never') {
      if (ended !== undefined) return doubtful(ended);
      return now - bornAt < freshMs ? 'fresh' : now - bornAt < staleMs ? 'stale' : 'old';
    }
    if (now - bornAt >= longestMs) return 'old';
    const missed = doubtfulSince ?? (this.#listening === 'lost' ? this.#listeningSince : undefined);
    const since = Math.min(ended ?? Number.POSITIVE_INFINITY, missed ?? Number.POSITIVE_INFINITY);
    return since === Number.POSITIVE_INFINITY ? 'fresh' : doubtful(since);
  }

  #make(key: string, make: () => Promise<Made<T>>): Promise<Made<T>> {
    const since = this.now();
    const running = this.#making.get(key);
    if (running && (running.since > this.#lastChange || since - running.since < JOINED_MS)) return running.making;
    const making = make().then(
      (made) => {
        // cleared in the meantime: it belongs to the previous state
        if (this.#making.get(key)?.making === making) {
          this.#making.delete(key);
          if (made.keep) this.#keep(key, made, since);
        }
        return made;
      },
      (error) => {
        if (this.#making.get(key)?.making === making) this.#making.delete(key);
        throw error;
      },
    );
    this.#making.set(key, { since, making });
    return making;
  }

  /** @param began when the call started */
  #keep(key: string, { value, life }: Made<T>, began: number): void {
    const entry: Entry<T> = { value, life, bornAt: this.now() };
    if (life && this.#listening !== 'never') {
      // a response in it may have been requested earlier by another call
      const since = Math.min(began, life.readAt);
      const changedAt = Math.max(...[EVERYTHING, ...life.tags].map((tag) => this.#changed.get(tag) ?? 0));
      // it may show the state before the change
      if (changedAt >= since) return;
      if (changedAt > since - SETTLING_MS)
        entry.life = { ...life, endsAt: Math.min(life.endsAt, changedAt + SETTLING_MS) };
      if (this.#listening === 'lost' || this.#listeningSince > since) entry.doubtfulSince = this.now();
    }
    this.#remove(key);
    if (this.#stateOf(entry) === 'old') return;
    this.#kept.set(key, entry);
    for (const tag of entry.life?.tags ?? []) {
      const keys = this.#byTag.get(tag);
      if (keys) keys.add(key);
      else this.#byTag.set(tag, new Set([key]));
    }
    this.#bytes = [...this.#kept.values()].reduce((sum, kept) => sum + kept.value.size(), 0);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.limits.bytes) break;
      // a frequently requested value is not evicted for one that may never be requested again
      this.#remove(this.#popularity.of(key) < this.#popularity.of(oldest) ? key : oldest);
    }
  }

  /** The least recently used come first. */
  #touch(key: string, kept: Entry<T>): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
  }

  #remove(key: string): void {
    const entry = this.#kept.get(key);
    if (!entry) return;
    this.#kept.delete(key);
    this.#bytes -= entry.value.size();
    for (const tag of entry.life?.tags ?? []) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}

const missed = <T>({ value, life }: Made<T>) => ({ value, life, result: 'miss' as const });
