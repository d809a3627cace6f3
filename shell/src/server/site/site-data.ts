import { ApiDown } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import { EVERYTHING } from 'shared-kernel/contract/changes';
import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { CommonData } from 'shared-kernel/contract/site';
import { createApiClient } from 'shared-kernel/platform/api-client';
import type { Site } from 'shared-kernel/remote/definition';
import { TooLate, within } from '../../deadline';
import { shopLanguages } from '../document/shop-languages';

interface Kept {
  site: Site;
  readAt: number;
  /** what it was built from; null: the API does not send it, it expires by age */
  tags: ReadonlySet<string> | null;
}

/** ms after which site data are refreshed while changes may be missed */
const FRESH_WHILE_LOST_MS = 500;

/**
 * Site data (`common` and `localization`) per language (S063), cached in the process: read once, then refreshed in the background
 * as soon as what they were built from changes, or, when the API announces no changes, when older than `freshMs`. While the API is
 * down the last response stays in use, however old.
 */
export class SiteData {
  readonly #kept = new Map<LanguageCode, Kept>();
  readonly #reading = new Map<LanguageCode, Promise<Site>>();
  /** to be read again after the pending read */
  readonly #again = new Set<LanguageCode>();
  #listening: 'never' | 'now' | 'lost' = 'never';

  constructor(
    private readonly options: {
      /** ends with `/api/v1/` */
      apiBase: string;
      /** the shop's own origin; it replaces `site_url`, so that pages, structured data and sitemaps use the same URLs */
      publicOrigin: string;
      freshMs: number;
      /** ms that a read may take; it continues for the next page when the page that started it has given up */
      timeoutMs: number;
      /** ms that a page waits for the first read of its language */
      patienceMs: number;
      onError?: (error: Error) => void;
      onChange?: (language: LanguageCode) => void;
    },
  ) {}

  /** True when pages can be rendered although the API is down. */
  get available(): boolean {
    return this.#kept.size > 0;
  }

  /** The cached data of a language, however old; undefined before the first response. */
  peek(language: LanguageCode): Site | undefined {
    return this.#kept.get(language)?.site;
  }

  /** Languages enabled in the shop, from the latest response in any of them; all before the first response. */
  languages(): readonly LanguageCode[] {
    const [known] = this.#kept.values();
    return known ? shopLanguages(known.site.common) : LANGUAGES;
  }

  /**
   * @throws FormRejected (a 201, S068), ApiDown and the client's other errors when there is no cached response to fall back to
   * (S070)
   */
  async get(language: LanguageCode): Promise<Site> {
    const kept = this.#kept.get(language);
    if (!kept) {
      const first = within(this.options.patienceMs, 'site data', this.#read(language));
      return first.catch((error) => {
        throw error instanceof TooLate ? new ApiDown(error) : error;
      });
    }
    if (!this.isFresh(language)) this.#readBehind(language);
    return kept.site;
  }

  /** True when the cached data of a language need no refresh. */
  isFresh(language: LanguageCode): boolean {
    const kept = this.#kept.get(language);
    return kept !== undefined && Date.now() - kept.readAt < this.#freshMs(kept);
  }

  /** From now on all changes are received. @param how `anew`: some may have been missed before */
  startListening(how: 'resumed' | 'anew'): void {
    this.#listening = 'now';
    if (how === 'anew') this.changed([EVERYTHING]);
  }

  /** Changes may be missed from now on. */
  stopListening(): void {
    if (this.#listening === 'now') this.#listening = 'lost';
  }

  /** Refreshes data built from these tags at once. */
  changed(tags: readonly string[]): void {
    for (const [language, kept] of this.#kept) {
      const { tags: own } = kept;
      if (!own || !(tags.includes(EVERYTHING) || tags.some((tag) => own.has(tag)))) continue;
      // if the read fails, the next visitor's page starts another one
      kept.readAt = Number.NEGATIVE_INFINITY;
      if (this.#reading.has(language)) this.#again.add(language);
      else this.#readBehind(language);
    }
  }

  #freshMs({ tags, readAt }: Kept): number {
    if (!tags || this.#listening === 'never') return this.options.freshMs;
    if (this.#listening === 'lost') return Math.min(FRESH_WHILE_LOST_MS, this.options.freshMs);
    return readAt === Number.NEGATIVE_INFINITY ? 0 : Number.POSITIVE_INFINITY;
  }

  #readBehind(language: LanguageCode): void {
    this.#read(language).catch(this.options.onError ?? (() => {}));
  }

  #read(language: LanguageCode): Promise<Site> {
    const running = this.#reading.get(language);
    if (running) return running;
    const reading = this.#ask(language).finally(() => {
      this.#reading.delete(language);
      // it started before the change
      if (this.#again.delete(language)) this.#readBehind(language);
    });
    this.#reading.set(language, reading);
    return reading;
  }

  async #ask(language: LanguageCode): Promise<Site> {
    const api = createApiClient({ base: this.options.apiBase, language, timeout: this.options.timeoutMs });
    const [common, texts] = await Promise.all([
      api.request<CommonData>(CALLS.common),
      // a missing localization leaves the bundled texts (S013)
      api
        .request<Site['texts']>(CALLS.localization, { query: { locale_code: language } })
        .catch(() => ({ data: {}, life: undefined })),
    ]);
    const before = this.#kept.get(language)?.site;
    const site_setting = { ...common.data.site_setting, site_url: this.options.publicOrigin };
    const site: Site = { common: { ...common.data, site_setting }, texts: texts.data };
    const same = before !== undefined && JSON.stringify(before) === JSON.stringify(site);
    // the old object stays when nothing changed: derived values can be cached by identity
    const tags =
      common.life && texts.life ? new Set([...common.life.madeOf.split(' '), ...texts.life.madeOf.split(' ')]) : null;
    // already outdated when a change arrived during the read
    const readAt = this.#again.has(language) ? Number.NEGATIVE_INFINITY : Date.now();
    this.#kept.set(language, { site: same ? before : site, readAt, tags });
    if (before && !same) this.options.onChange?.(language);
    return same ? before : site;
  }
}
