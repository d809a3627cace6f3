import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Site } from 'shared-kernel/remote/definition';
import { oncePer } from '../once-per';

/** versions of site data that are remembered, some 10 kB each */
const REMEMBERED = 50;

/**
 * Site data as files that browsers keep: named by their content, so all shells that read the same data call them alike. The last versions
 * that pages were made with are remembered here, because a page may be older than what the API says now.
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

  /** Address of these site data, below which `find` has them from now on. */
  addressOf(language: LanguageCode, site: Site): string {
    return this.#addresses(site)(language);
  }

  /** JSON of the site data at an address; undefined when no page of this process was made with them lately. */
  find(address: string): Buffer | undefined {
    return this.#texts.get(address);
  }
}
