import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Site } from 'shared-kernel/remote/definition';
import { oncePer } from '../once-per';

/** versions of site data that are kept, some 10 kB each */
const REMEMBERED = 50;

/**
 * Site data as files that browsers cache: named by their content, so all shells that read the same data use the same name. The last
 * versions that pages were built with are kept here, because a page may be older than the API's current data.
 */
export class SiteFacts {
  readonly #texts = new LRUCache<string, Buffer>({ max: REMEMBERED });
  readonly #addresses = oncePer((site: Site) => {
    const text = Buffer.from(JSON.stringify(site));
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    return (language: LanguageCode) => {
      const address = `/facts/${language}-${hash}.json`;
      this.#texts.set(address, text);
      return address;
    };
  });

  /** URL of these site data, under which `find` returns them from now on. */
  addressOf(language: LanguageCode, site: Site): string {
    return this.#addresses(site)(language);
  }

  /** JSON of the site data at a URL; undefined when this process has not recently built a page with them. */
  find(address: string): Buffer | undefined {
    return this.#texts.get(address);
  }
}
