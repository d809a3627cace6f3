import { ApiDown } from 'shared-kernel/api/errors';
import * as CALLS from 'shared-kernel/contract/calls';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { CommonData } from 'shared-kernel/contract/site';
import { createApiClient } from 'shared-kernel/platform/api-client';
import type { Site } from 'shared-kernel/remote/definition';
import { TooLate, within } from '../../deadline';

interface Kept {
  site: Site;
  readAt: number;
}

/**
 * Site data (`common` and `localization`) per language (S063), kept in the process: read once, then again in the background
 * when older than `freshMs`. While the API is down the last answer goes on being used, however old.
 */
export class SiteData {
  readonly #kept = new Map<LanguageCode, Kept>();
  readonly #reading = new Map<LanguageCode, Promise<Site>>();

  constructor(
    private readonly options: {
      /** ends with `/api/v1/` */
      apiBase: string;
      /** the shop's own origin; it replaces `site_url`, so that pages, structured data and sitemaps name one address */
      publicOrigin: string;
      freshMs: number;
      /** ms that a reading may take; it goes on for the next page when the page that began it has given up */
      timeoutMs: number;
      /** ms that a page waits for the first reading of its language */
      patienceMs: number;
      onError?: (error: Error) => void;
      onChange?: (language: LanguageCode) => void;
    },
  ) {}

  /** True when pages can be made although the API is away. */
  get available(): boolean {
    return this.#kept.size > 0;
  }

  /** What is kept of a language, however old; undefined before the first answer. */
  peek(language: LanguageCode): Site | undefined {
    return this.#kept.get(language)?.site;
  }

  /** @throws FormRejected (a 201, S068), ApiDown and the client's other errors when there is no answer to fall back to (S070) */
  async get(language: LanguageCode): Promise<Site> {
    const kept = this.#kept.get(language);
    if (!kept) {
      const first = within(this.options.patienceMs, 'site data', this.#read(language));
      return first.catch((error) => {
        throw error instanceof TooLate ? new ApiDown(error) : error;
      });
    }
    if (Date.now() - kept.readAt >= this.options.freshMs)
      this.#read(language).catch(this.options.onError ?? (() => {}));
    return kept.site;
  }

  #read(language: LanguageCode): Promise<Site> {
    const running = this.#reading.get(language);
    if (running) return running;
    const reading = this.#ask(language).finally(() => this.#reading.delete(language));
    this.#reading.set(language, reading);
    return reading;
  }

  async #ask(language: LanguageCode): Promise<Site> {
    const api = createApiClient({ base: this.options.apiBase, language, timeout: this.options.timeoutMs });
    const [common, texts] = await Promise.all([
      api.request<CommonData>(CALLS.common),
      // a missing localization leaves the bundled texts (S013)
      api.request<Site['texts']>(CALLS.localization, { query: { locale_code: language } }).catch(() => ({ data: {} })),
    ]);
    const before = this.#kept.get(language)?.site;
    const site_setting = { ...common.data.site_setting, site_url: this.options.publicOrigin };
    const site: Site = { common: { ...common.data, site_setting }, texts: texts.data };
    const same = before !== undefined && JSON.stringify(before) === JSON.stringify(site);
    // the old object stays when nothing changed: what is derived from it can be kept by identity
    this.#kept.set(language, { site: same ? before : site, readAt: Date.now() });
    if (before && !same) this.options.onChange?.(language);
    return same ? before : site;
  }
}
