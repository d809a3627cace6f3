import { LRUCache } from 'lru-cache';
import { cssRules } from 'shared-kernel/remote/css-rules';

/** texts of styles per sheet whose rest is remembered, up to 60 kB each: most pages of a screen have one of few */
const REMEMBERED = 50;

/**
 * The style sheet of a build (souk-remote/build/style-sheet.mjs): rules that no first view needs, for all pages of a part. A page's own
 * styles are what does not stand in it, so whatever the sheet holds, nothing is missing and nothing said twice (docs/decisions/0059).
 */
export class LateStyles {
  readonly #rules: ReadonlySet<string>;
  readonly #known = new LRUCache<string, string>({ max: REMEMBERED });

  /** @param href address of the sheet */
  constructor(
    readonly href: string,
    text: string,
  ) {
    this.#rules = new Set(cssRules(text));
  }

  /** What is left of a page's styles for its document. */
  without(css: string): string {
    let rest = this.#known.get(css);
    if (rest === undefined) {
      rest = cssRules(css)
        .filter((rule) => !this.#rules.has(rule))
        .join('');
      this.#known.set(css, rest);
    }
    return rest;
  }
}
