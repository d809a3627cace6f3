import { css } from '@emotion/react';

/**
 * For a horizontally scrolling row: pictures beyond its first part are not requested before the page's scripts have loaded, so that
 * they do not compete for bandwidth. The inline loader sets the mark (shell/src/client/loader.js); without scripts nothing waits.
 */
export const othersAfterScripts = css`
  @media (scripting: enabled) {
    html:not([data-scripted]) & > :not(:first-child) img {
      display: none;
    }
  }
`;
