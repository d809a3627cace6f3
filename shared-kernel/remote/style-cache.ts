import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * What browsers that we serve still want with a prefix (caniuse.com, November 2026). Safari: `user-select` in every version,
 * `text-size-adjust` on phones, `hyphens` before 17, `backdrop-filter` before 18, `box-decoration-break`. Chromium before 120: `mask-image`.
 * All other prefixes of emotion's own list are for browsers that cannot run ES2022: they were 10 kB of a page's styles.
 */
const PREFIXED = /(?:user-select|text-size-adjust|hyphens|box-decoration-break|backdrop-filter|mask-image)(?::|$)/;
const writePrefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.test(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`;
};
const PLUGINS = [writePrefix];
/**
 * What else a browser cannot read as it stands, or reads otherwise: keyframes, which stand in no rule, and a nested selector that begins with a
 * colon, in front of which emotion puts the class itself.
 */
const NEEDS_STYLIS = /@keyframes|(?:^|[{};,])\s*:/;

/**
 * Where a root keeps its styles. In the browser it takes over the server's <style data-emotion="key ids"> of the document, where they
 * stand: new rules come behind those of their key, and all in front of the part's sheet, whose rules for wide windows win by standing
 * behind those of the same class (docs/decisions/0059).
 * @param key without digits or capitals; class names begin with it
 */
export function createStyleCache(key: string): EmotionCache {
  const first = typeof document === 'undefined' ? null : document.head.querySelector('style');
  const place = first ? { insertionPoint: first, container: IN_PLACE } : {};
  // `speedy` in development, too: rules go in by insertRule, for style elements with text are forbidden by the pages' policy
  const cache = createCache({ key, speedy: true, stylisPlugins: PLUGINS, ...place });
  // a browser that knows this rule reads all nested styles as emotion means them
  if ('CSSNestedDeclarations' in globalThis) insertNested(cache);
  return cache;
}

/**
 * Emotion moves the styles that it takes over, and the browser then styles the whole document anew, once for each cache
 * (docs/decisions/0111). What stands in the document stays where it is. This is all that emotion asks of a container.
 */
const IN_PLACE = {
  insertBefore: (style: Node, before: Node | null) => style.isConnected || document.head.insertBefore(style, before),
} as unknown as Node;

/**
 * Lets the browser read nested styles by itself, one rule for each. Taking them apart with stylis was a third of what the first view of a
 * product needs on a phone (docs/decisions/0098).
 */
function insertNested(cache: EmotionCache): void {
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const { name, styles } = serialized;
    if (!selector || PREFIXED.test(styles) || NEEDS_STYLIS.test(styles))
      return insert(selector, serialized, sheet, shouldCache);
    sheet.insert(`${selector}{${styles}}`);
    if (shouldCache) cache.inserted[name] = true;
  };
}
