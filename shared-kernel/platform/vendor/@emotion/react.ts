// What remotes may use of the library: the host's build drops the rest. A remote that uses another name does not build.
export { CacheProvider, css, keyframes } from '@emotion/react';
