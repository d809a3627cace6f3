import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where a root keeps its styles. In the browser it takes over the server's <style data-emotion="key ids"> of the document.
 * @param key without digits or capitals; class names begin with it
 */
export function createStyleCache(key: string): EmotionCache {
  // `speedy` in development, too: rules go in by insertRule, for style elements with text are forbidden by the pages' policy
  return createCache({ key, speedy: true });
}
