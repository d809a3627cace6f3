// The exports of the library that remotes may use: the host's build drops the rest. A remote that uses any other does not build.
export { css, keyframes } from '@emotion/react';
// the cache that elements with `css` use
export { StyleCacheProvider as CacheProvider } from '../../element-styles';
