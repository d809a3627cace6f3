import { createHash } from 'node:crypto';
import { EVERYTHING } from 'shared-kernel/contract/changes';
import type { Coding } from '../compression';
import { PageBody } from './page-body';
import type { PageLife } from './page-life';
import { Popularity } from './popularity';

/** A page as it goes out to everybody alike. */
export interface KeptPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  readonly etag: string;
  releaseSet: string;
  /** the body in a coding; smaller bytes may take the place of the first ones */
  body(coding: Coding): Promise<Buffer>;
  /** bytes held now */
  size(): number;
}

export function keepablePage(page: {
  status: number;
  headers: Record<string, string>;
  html: string;
  releaseSet: string;
}): KeptPage {
  const body = new PageBody(page.html);
  let etag: string | undefined;
  return {
    status: page.status,
    headers: page.headers,
    releaseSet: page.releaseSet,
    // pages of one person are sent without
    get etag() {
      etag ??= `W/"${createHash('sha256').update(body.plain).digest('base64url').slice(0, 22)}"`;
      return etag;
    },
    body: (coding) => body.get(coding),
    size: () => body.size,
  };
}

/** What a maker gives: the page, and whether it may be kept. */
export interface MadePage {
  page: KeptPage;
  keep: boolean;
  /** how long it is true; null: nobody knows, it is kept by age */
  life: PageLife | null;
}
export type CacheResult = 'fresh' | 'stale' | 'miss';

/**
 * ms after a change in which what was read may still be old: another process of the API may hear of the change a little later than
 * this one. A page of that time is kept no longer than it.
 */
const SETTLING_MS = 500;
/** ms for which a render that began before a change is still joined: what it gives is at most as much older than others */
const JOINED_MS = 300;
/** ms for which changes are remembered: longer than a render takes */
const REMEMBERED_MS = 60_000;
/** ms in which nobody waits again for a page that could not be made just now */
const AWAY_MS = 1000;

interface Entry {
  page: KeptPage;
  bornAt: number;
  life: PageLife | null;
  /** since then changes of it may have been missed */
  doubtfulSince?: number;
}

/** What is under way for a key. */
interface Flight {
  since: number;
  making: Promise<MadePage>;
}

/**
 * Pages without personal content, by language, address and release set. Where the API tells what changes, a page is sent as it is
 * until something that it was made of does. While changes may be missed every page is made anew, and a kept one stands in only when that
 * fails, for `staleMs` at most. Without an API that tells changes pages are kept by age: fresh ones are sent as they are, stale
 * ones too while one render refreshes them. The least used go when the bound is reached. Who asks for a page that is being made
 * waits for it.
 */
export class HtmlCache {
  readonly #pages = new Map<string, Entry>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #making = new Map<string, Flight>();
  readonly #popularity = new Popularity();
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
      /** of pages that are kept by age */
      freshMs: number;
      staleMs: number;
      /** of pages that end by changes */
      longestMs: number;
    },
    private readonly now: () => number = Date.now,
  ) {}

  get bytes(): number {
    return this.#bytes;
  }

  /** True for an address that is kept or that was asked for before, not for one that nobody has asked for lately. */
  isKnown(key: string): boolean {
    return this.#pages.has(key) || this.#popularity.of(key) > 1;
  }

  /** @param make called at most once at a time per key; what it rejects with reaches the waiting, never a visitor with a stale page */
  async get(key: string, make: () => Promise<MadePage>): Promise<{ page: KeptPage; result: CacheResult }> {
    this.#popularity.note(key);
    const kept = this.#pages.get(key);
    const state = kept ? this.#stateOf(kept) : 'old';
    if (!kept || state === 'old') return { page: (await this.#make(key, make)).page, result: 'miss' };
    this.#pages.delete(key);
    this.#pages.set(key, kept);
    if (state === 'fresh') return { page: kept.page, result: 'fresh' };
    const making = this.#make(key, make);
    if (state === 'stale' || this.now() < this.#awayUntil) {
      making.catch(() => {});
      return { page: kept.page, result: 'stale' };
    }
    const { page } = await making.catch(() => ({ page: null }));
    if (page && page.status < 500) return { page, result: 'miss' };
    this.#awayUntil = this.now() + AWAY_MS;
    return { page: kept.page, result: 'stale' };
  }

  /** Forgets everything: the release set or the site data changed. */
  clear(): void {
    this.#pages.clear();
    this.#byTag.clear();
    this.#making.clear();
    this.#bytes = 0;
  }

  /** From here on all changes are heard. @param how `anew`: some may have been missed before */
  startListening(how: 'resumed' | 'anew'): void {
    const now = this.now();
    if (how === 'anew') {
      const since = this.#listening === 'lost' ? this.#listeningSince : now;
      for (const entry of this.#pages.values()) if (entry.life) entry.doubtfulSince ??= since;
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

  /** Something has changed: pages that were made of it go. @returns how many */
  drop(tags: readonly string[]): number {
    const now = this.now();
    this.#lastChange = now;
    if (tags.includes(EVERYTHING)) {
      const { size } = this.#pages;
      this.clear();
      this.#changed.set(EVERYTHING, now);
      return size;
    }
    const before = this.#pages.size;
    for (const tag of tags) {
      this.#changed.delete(tag);
      this.#changed.set(tag, now);
      for (const key of this.#byTag.get(tag) ?? []) this.#remove(key);
    }
    for (const [tag, at] of this.#changed) {
      if (now - at < REMEMBERED_MS) break;
      this.#changed.delete(tag);
    }
    return before - this.#pages.size;
  }

  /** `doubtful`: to be made anew, and sent only when that fails; `old`: never sent again. */
  #stateOf({ bornAt, life, doubtfulSince }: Entry): 'fresh' | 'stale' | 'doubtful' | 'old' {
    const { freshMs, staleMs, longestMs } = this.limits;
    const now = this.now();
    if (!life || this.#listening === 'never') {
      if (life && now >= life.endsAt) return 'old';
      return now - bornAt < freshMs ? 'fresh' : now - bornAt < staleMs ? 'stale' : 'old';
    }
    if (now >= life.endsAt || now - bornAt >= longestMs) return 'old';
    const doubtful = doubtfulSince ?? (this.#listening === 'lost' ? this.#listeningSince : undefined);
    if (doubtful === undefined) return 'fresh';
    return now - doubtful < staleMs ? 'doubtful' : 'old';
  }

  #make(key: string, make: () => Promise<MadePage>): Promise<MadePage> {
    const since = this.now();
    const running = this.#making.get(key);
    if (running && (running.since >= this.#lastChange || since - running.since < JOINED_MS)) return running.making;
    const making = make().then(
      (made) => {
        // cleared meanwhile: the page belongs to what is gone
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

  /** @param began when its render began */
  #keep(key: string, { page, life }: MadePage, began: number): void {
    const entry: Entry = { page, life, bornAt: this.now() };
    if (life && this.#listening !== 'never') {
      // an answer may have been asked for by another render before
      const since = Math.min(began, life.readAt);
      const changedAt = Math.max(...[EVERYTHING, ...life.tags].map((tag) => this.#changed.get(tag) ?? 0));
      // it may show what was there before the change
      if (changedAt >= since) return;
      if (changedAt > since - SETTLING_MS)
        entry.life = { ...life, endsAt: Math.min(life.endsAt, changedAt + SETTLING_MS) };
      if (this.#listening === 'lost' || this.#listeningSince > since) entry.doubtfulSince = this.now();
    }
    this.#remove(key);
    this.#pages.set(key, entry);
    for (const tag of entry.life?.tags ?? []) {
      const keys = this.#byTag.get(tag);
      if (keys) keys.add(key);
      else this.#byTag.set(tag, new Set([key]));
    }
    this.#bytes = [...this.#pages.values()].reduce((sum, kept) => sum + kept.page.size(), 0);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.limits.bytes) break;
      // a page that is asked for again and again does not make room for one that nobody may want
      this.#remove(this.#popularity.of(key) < this.#popularity.of(oldest) ? key : oldest);
    }
  }

  #remove(key: string): void {
    const entry = this.#pages.get(key);
    if (!entry) return;
    this.#pages.delete(key);
    this.#bytes -= entry.page.size();
    for (const tag of entry.life?.tags ?? []) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}
