import { LRUCache } from 'lru-cache';
import type { Site } from 'shared-kernel/remote/definition';
import type { KeptPage } from './kept-page';

/** Bytes of these pages in a process: some forty in two codings, a few for each language. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Maximum length of a page's content key in characters: a page that shows nothing personal is built from next to nothing. */
const LONGEST_CONTENT = 2000;

/** A page's place: besides its content, only this goes into it. */
export interface PageKey {
  releaseSet: string;
  /** path with prefix, no query */
  href: string;
  /** compared by identity: other site data mean other pages */
  site: Site;
}

/**
 * Cache of personal pages that show nothing personal (`Head.impersonal`), such as an empty cart. They are looked up by everything
 * they were built from, which is read from the API anew for each request: a visitor with data gets another page.
 */
export class ImpersonalPages {
  readonly #pages: LRUCache<string, { page: KeptPage; site: Site }> | undefined;

  /** @param bytes size limit of all cached pages; 0 disables the cache */
  constructor(bytes: number) {
    const maxSize = Math.min(bytes, MOST_BYTES);
    // compressed bytes are added later and are a sixth
    const sizeCalculation = ({ page }: { page: KeptPage }, key: string) => 2 * key.length + 1.5 * page.size();
    this.#pages =
      maxSize > 0
        ? new LRUCache({ maxSize, sizeCalculation: (...of) => Math.ceil(sizeCalculation(...of)) })
        : undefined;
  }

  find(pageKey: PageKey, content: string): KeptPage | undefined {
    const kept = this.#pages?.get(keyOf(pageKey, content));
    return kept?.site === pageKey.site ? kept.page : undefined;
  }

  keep(pageKey: PageKey, content: string, page: KeptPage): void {
    if (content.length > LONGEST_CONTENT || page.status !== 200) return;
    this.#pages?.set(keyOf(pageKey, content), { page, site: pageKey.site });
  }
}

const keyOf = ({ releaseSet, href }: PageKey, content: string) => `${releaseSet} ${href} ${content}`;
