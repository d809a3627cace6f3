import * as CALLS from 'shared-kernel/contract/calls';
import { DEFAULT_LANGUAGE } from 'shared-kernel/contract/languages';
import type { SitemapOverview, SitemapPart } from 'shared-kernel/contract/sitemap';
import { type ApiClient, createApiClient } from 'shared-kernel/platform/api-client';
import { within } from '../../deadline';

/** number of cached parts, about 0.6 MB each: a crawler reads the languages of a part one after the other */
const PARTS_KEPT = 12;

interface Kept {
  data: unknown;
  readAt: number;
}

/**
 * The data of the sitemaps, read from the API once and cached for a while. When the API is down, the cached data stay in use,
 * however old.
 */
export class SitemapData {
  readonly #api: ApiClient;
  readonly #kept = new Map<string, Kept>();
  readonly #asking = new Map<string, Promise<unknown>>();

  constructor(
    private readonly options: {
      apiBase: string;
      freshMs: number;
      /** ms that a read may take; it continues for the next crawler when the one that started it was sent away */
      timeoutMs: number;
      /** ms that a response waits for a read */
      patienceMs: number;
    },
    private readonly now: () => number = Date.now,
  ) {
    this.#api = createApiClient({ base: options.apiBase, language: DEFAULT_LANGUAGE, timeout: options.timeoutMs });
  }

  /** @throws the client's errors when there is neither a response nor a cached one */
  overview(): Promise<SitemapOverview> {
    return this.#get('', async () => (await this.#api.request<SitemapOverview>(CALLS.sitemap)).data);
  }

  /**
   * @param part from 1
   * @throws the client's errors when there is neither a response nor a cached one
   */
  part(kind: string, part: number): Promise<SitemapPart> {
    const call = { params: { kind }, query: { part } };
    return this.#get(
      `${kind} ${part}`,
      async () => (await this.#api.request<SitemapPart>(CALLS.sitemapPart, call)).data,
    );
  }

  async #get<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key);
    if (kept && this.now() - kept.readAt < this.options.freshMs) return kept.data as T;
    const asking = (this.#asking.get(key) as Promise<T> | undefined) ?? this.#ask(key, ask);
    try {
      return await within(this.options.patienceMs, 'sitemap data', asking);
    } catch (error) {
      if (kept) return kept.data as T;
      throw error;
    }
  }

  #ask<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const asking = ask()
      .then((data) => {
        this.#keep(key, data);
        return data;
      })
      .finally(() => this.#asking.delete(key));
    this.#asking.set(key, asking);
    return asking;
  }

  #keep(key: string, data: unknown): void {
    this.#kept.delete(key);
    this.#kept.set(key, { data, readAt: this.now() });
    // evicts the oldest part; every part needs the overview
    const oldest = [...this.#kept.keys()].find((one) => one !== '');
    if (this.#kept.size > PARTS_KEPT + 1 && oldest !== undefined) this.#kept.delete(oldest);
  }
}
