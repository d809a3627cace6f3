import { createHash } from 'node:crypto';
import { type Coding, encode } from '../compression';

/** A page as it goes out to everybody alike. */
export interface KeptPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  releaseSet: string;
  /** the body, compressed once per coding */
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
  const plain = Buffer.from(page.html);
  const coded = new Map<Coding, Promise<Buffer>>();
  let extra = 0;
  return {
    status: page.status,
    headers: page.headers,
    releaseSet: page.releaseSet,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    body(coding) {
      if (coding === 'identity') return Promise.resolve(plain);
      const found = coded.get(coding);
      if (found) return found;
      const made = encode(plain, coding, 'page');
      coded.set(coding, made);
      made.then((bytes) => {
        extra += bytes.length;
      });
      return made;
    },
    size: () => plain.length + extra,
  };
}

/** What a maker gives: the page, and whether it may be kept. */
export interface MadePage {
  page: KeptPage;
  keep: boolean;
}
export type CacheResult = 'fresh' | 'stale' | 'miss';

/**
 * Pages without personal content, by language, address and release set. Fresh ones are sent as they are, stale ones too while
 * one render refreshes them; the least used go when the bound is reached. Who asks for a page that is being made waits for it.
 */
export class HtmlCache {
  readonly #pages = new Map<string, { page: KeptPage; bornAt: number }>();
  readonly #making = new Map<string, Promise<MadePage>>();
  #bytes = 0;

  constructor(
    private readonly limits: { bytes: number; freshMs: number; staleMs: number },
    private readonly now: () => number = Date.now,
  ) {}

  get bytes(): number {
    return this.#bytes;
  }

  /** @param make called at most once at a time per key; what it rejects with reaches the waiting, never a visitor with a stale page */
  async get(key: string, make: () => Promise<MadePage>): Promise<{ page: KeptPage; result: CacheResult }> {
    const kept = this.#pages.get(key);
    const age = kept ? this.now() - kept.bornAt : Number.POSITIVE_INFINITY;
    if (kept && age < this.limits.staleMs) {
      this.#pages.delete(key);
      this.#pages.set(key, kept);
      if (age < this.limits.freshMs) return { page: kept.page, result: 'fresh' };
      this.#make(key, make).catch(() => {});
      return { page: kept.page, result: 'stale' };
    }
    return { page: (await this.#make(key, make)).page, result: 'miss' };
  }

  /** Forgets everything: the release set or the site data changed. */
  clear(): void {
    this.#pages.clear();
    this.#making.clear();
    this.#bytes = 0;
  }

  #make(key: string, make: () => Promise<MadePage>): Promise<MadePage> {
    const running = this.#making.get(key);
    if (running) return running;
    const making = make().then(
      (made) => {
        // cleared meanwhile: the page belongs to what is gone
        if (this.#making.get(key) === making) {
          this.#making.delete(key);
          if (made.keep) this.#keep(key, made.page);
        }
        return made;
      },
      (error) => {
        if (this.#making.get(key) === making) this.#making.delete(key);
        throw error;
      },
    );
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, page: KeptPage): void {
    this.#pages.delete(key);
    this.#pages.set(key, { page, bornAt: this.now() });
    this.#bytes = [...this.#pages.values()].reduce((sum, kept) => sum + kept.page.size(), 0);
    for (const [oldest, kept] of this.#pages) {
      if (this.#bytes <= this.limits.bytes) break;
      this.#pages.delete(oldest);
      this.#bytes -= kept.page.size();
    }
  }
}
