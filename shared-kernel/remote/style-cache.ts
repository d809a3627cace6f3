import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * Properties that supported browsers still need with a prefix (caniuse.com, November 2026). Safari: `user-select` in every version,
 * `text-size-adjust` on phones, `hyphens` before 17, `backdrop-filter` before 18, `box-decoration-break`. Chromium before 120:
 * `mask-image`. All other prefixes in emotion's own list are for browsers that cannot run ES2022: they were 10 kB of a page's
 * styles.
 */
const PREFIXED = /(?:user-select|text-size-adjust|hyphens|box-decoration-break|backdrop-filter|mask-image)(?::|$)/;
const writePrefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.test(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`;
};
const PLUGINS = [writePrefix];
/**
 * Styles that a browser cannot read as written, or reads differently: keyframes, which are in no rule, and a nested selector that
 * begins with a colon, before which emotion inserts the class.
 */
const NEEDS_STYLIS = /@keyframes|(?:^|[{};,])\s*:/;

/**
 * The style cache of a root. In the browser it adopts the server's <style data-emotion="key ids"> in the document in place: new
 * rules go after those of their key, and all before the part's sheet, whose rules for wide windows win by coming after those of the
 * same class (docs/decisions/0059).
 * @param key without digits or capitals; class names begin with it
 */
export function createStyleCache(key: string): EmotionCache {
  const first = typeof document === 'undefined' ? null : document.head.querySelector('style');
  const place = first ? { insertionPoint: first, container: IN_PLACE } : {};
  // `speedy` in development, too: rules are added with insertRule, as the pages' CSP forbids style elements with text
  const cache = createCache({ key, speedy: true, stylisPlugins: PLUGINS, ...place });
  // a browser that supports this rule reads all nested styles as emotion means them
  if ('CSSNestedDeclarations' in globalThis) insertNested(cache);
  return cache;
}

/**
 * Emotion moves the styles that it adopts, and the browser then restyles the whole document, once per cache (docs/decisions/0111).
 * With this container they stay in place. It has all that emotion requires of a container.
 */
const IN_PLACE = {
  insertBefore: (style: Node, before: Node | null) => style.isConnected || document.head.insertBefore(style, before),
} as unknown as Node;

/**
 * Leaves nested styles to the browser, one rule each. Flattening them with stylis took a third of the time of a product's first
 * view on a phone (docs/decisions/0098).
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
