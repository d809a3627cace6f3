import { EVERYTHING } from 'shared-kernel/contract/changes';
import { Popularity } from './popularity';

/** How long something is true that was made of answers of the API. */
export interface Life {
  /** a change of any of these ends it */
  tags: readonly string[];
  /** ms since 1970 by the shell's clock; Infinity: nothing in it ends by the clock */
  endsAt: number;
  /** ms since 1970; what has changed since then may be missing in it */
  readAt: number;
}

/** What can be kept: it says how many bytes it holds now. */
interface Sized {
  size(): number;
}

/** What a maker gives, and whether it may be kept. */
export interface Made<T> {
  value: T;
  keep: boolean;
  /** how long it is true; null: nobody knows, it is kept by age */
  life: Life | null;
  /** what was kept before stands in for it as long as it may */
  failed?: boolean;
}
export type CacheResult = 'fresh' | 'stale' | 'miss';

/**
 * ms after a change in which what was read may still be old: another process of the API may hear of the change a little later than
 * this one. What was made in that time is kept no longer than it.
 */
const SETTLING_MS = 500;
/** ms for which a making that began before a change is still joined: what it gives is at most as much older than others */
const JOINED_MS = 300;
/** ms for which changes are remembered: longer than making something takes */
const REMEMBERED_MS = 60_000;
/** ms in which nobody waits again for what could not be made just now */
const AWAY_MS = 1000;

interface Entry<T> {
  value: T;
  bornAt: number;
  life: Life | null;
  /** since then changes of it may have been missed */
  doubtfulSince?: number;
}

/** What is under way for a key. */
interface Flight<T> {
  since: number;
  making: Promise<Made<T>>;
}

/**
 * What is the same for everybody and made of answers of the API: pages, and answers themselves. Where the API tells what changes,
 * something is given out as it is until something that it was made of does. When it has ended by the clock, and while changes may be missed,
 * it is made anew, and what is kept stands in only when that fails, for `staleMs` at most. Without an API that tells changes it is kept by age: what is fresh is given
 * out as it is, what is stale too while one making refreshes it. The least used go when the bound is reached. Who asks for what is
 * being made waits for it.
 */
export class KeptByTags<T extends Sized> {
  readonly #kept = new Map<string, Entry<T>>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #making = new Map<string, Flight<T>>();
  readonly #popularity: Popularity;
  /** when tags changed last, the latest last */
  readonly #changed = new Map<string, number>();
  #lastChange = Number.NEGATIVE_INFINITY;
  #listening: 'never' | 'now' | 'lost' = 'never';
  /** begin of the time without a gap, or of the gap */
  #listeningSince = Number.NEGATIVE_INFINITY;
  #awayUntil = Number.NEGATIVE_INFINITY;
  #bytes = 0;

  constructor(
    private readonly limits: {
      bytes: number;
      /** keys whose requests are counted */
      counted: number;
      /** of what is kept by age; 0: nothing is */
      freshMs: number;
      staleMs: number;
      /** of what ends by changes */
      longestMs: number;
    },
    private readonly now: () => number = Date.now,
  ) {
    this.#popularity = new Popularity(limits.counted);
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** True for a key that is kept or that was asked for before, not for one that nobody has asked for lately. */
  isKnown(key: string): boolean {
    return this.#kept.has(key) || this.#popularity.of(key) > 1;
  }

  /** What can be given out as it is, at once; only then the request counts. */
  fresh(key: string): T | undefined {
    const kept = this.#kept.get(key);
    if (!kept || this.#stateOf(kept) !== 'fresh') return undefined;
    this.#popularity.note(key);
    this.#touch(key, kept);
    return kept.value;
  }

  /** @param make called at most once at a time per key; what it rejects with reaches the waiting, nobody who can have what is stale */
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

  /** Forgets everything: the release set or the site data changed. */
  clear(): void {
    this.#kept.clear();
    this.#byTag.clear();
    this.#making.clear();
    this.#bytes = 0;
  }

  /** From here on all changes are heard. @param how `anew`: some may have been missed before */
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

  /** Changes may be missed from here on. */
  stopListening(): void {
    if (this.#listening !== 'now') return;
    this.#listening = 'lost';
    this.#listeningSince = this.now();
  }

  /** Something has changed: what was made of it goes. @returns how many */
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

  /** `doubtful`: to be made anew, and sent only when that fails; `old`: never sent again. */
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
        // cleared meanwhile: it belongs to what is gone
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

  /** @param began when its making began */
  #keep(key: string, { value, life }: Made<T>, began: number): void {
    const entry: Entry<T> = { value, life, bornAt: this.now() };
    if (life && this.#listening !== 'never') {
      // an answer in it may have been asked for by another making before
      const since = Math.min(began, life.readAt);
      const changedAt = Math.max(...[EVERYTHING, ...life.tags].map((tag) => this.#changed.get(tag) ?? 0));
      // it may show what was there before the change
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
      // what is asked for again and again does not make room for what nobody may want
      this.#remove(this.#popularity.of(key) < this.#popularity.of(oldest) ? key : oldest);
    }
  }

  /** The least used are the first. */
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
