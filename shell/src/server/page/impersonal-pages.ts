import { LRUCache } from 'lru-cache';
import type { Site } from 'shared-kernel/remote/definition';
import type { KeptPage } from './kept-page';

/** Bytes of these pages in a process: some forty in two codings, a few for each language. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Characters of what a page was made of: one that shows nothing of anybody is made of next to nothing. */
const LONGEST_CONTENT = 2000;

/** Where a page stands: nothing else than this and its content goes into it. */
export interface Standing {
  releaseSet: string;
  /** path with prefix, no query */
  href: string;
  /** by identity: other site data, other pages */
  site: Site;
}

/**
 * Pages of one person that show nothing of that person (`Head.impersonal`), such as an empty cart. They are found by all that they
 * were made of, and for each request that is read from the API anew: who has something gets another page.
 */
export class ImpersonalPages {
  readonly #pages: LRUCache<string, { page: KeptPage; site: Site }> | undefined;

  /** @param bytes bound of all kept pages; 0 keeps none */
  constructor(bytes: number) {
    const maxSize = Math.min(bytes, MOST_BYTES);
    // packed bytes come later and are a sixth
    const sizeCalculation = ({ page }: { page: KeptPage }, key: string) => 2 * key.length + 1.5 * page.size();
    this.#pages =
      maxSize > 0
        ? new LRUCache({ maxSize, sizeCalculation: (...of) => Math.ceil(sizeCalculation(...of)) })
        : undefined;
  }

  find(standing: Standing, content: string): KeptPage | undefined {
    const kept = this.#pages?.get(keyOf(standing, content));
    return kept?.site === standing.site ? kept.page : undefined;
  }

  keep(standing: Standing, content: string, page: KeptPage): void {
    if (content.length > LONGEST_CONTENT || page.status !== 200) return;
    this.#pages?.set(keyOf(standing, content), { page, site: standing.site });
  }
}

const keyOf = ({ releaseSet, href }: Standing, content: string) => `${releaseSet} ${href} ${content}`;
