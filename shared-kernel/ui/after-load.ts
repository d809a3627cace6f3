import { css } from '@emotion/react';

/**
 * For a row that is swiped: pictures beyond its first part are not requested before the page has loaded, so that its scripts come
 * first. The inline loader sets the mark (shell/src/client/loader.js); without scripts nothing waits.
 */
export const othersAfterLoad = css`
  @media (scripting: enabled) {
    html:not([data-loaded]) & > :not(:first-child) img {
      display: none;
    }
  }
`;
