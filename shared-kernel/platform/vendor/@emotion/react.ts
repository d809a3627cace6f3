// What remotes may use of the library: the host's build drops the rest. A remote that uses another name does not build.
export { css, keyframes } from '@emotion/react';
// the cache that elements with `css` ask for
export { StyleCacheProvider as CacheProvider } from '../../element-styles';
