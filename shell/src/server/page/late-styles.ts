import { LRUCache } from 'lru-cache';
import { cssRules } from 'shared-kernel/remote/css-rules';

/** number of style texts per sheet whose rest is cached, up to 60 kB each: most pages of a screen have one of a few */
const REMEMBERED = 50;

/**
 * The style sheet of a build (souk-remote/build/style-sheet.mjs): rules that no first view needs, for all pages of a part. A page's
 * own styles are those not in the sheet, so whatever it contains, nothing is missing and nothing duplicated (docs/decisions/0059).
 */
export class LateStyles {
  readonly #rules: ReadonlySet<string>;
  readonly #known = new LRUCache<string, string>({ max: REMEMBERED });

  /** @param href URL of the sheet */
  constructor(
    readonly href: string,
    text: string,
  ) {
    this.#rules = new Set(cssRules(text));
  }

  /** The part of a page's styles that belongs into its document. */
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
