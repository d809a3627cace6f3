import { css } from '@emotion/react';

/**
 * For a row that is swiped: pictures beyond its first part are not requested before the page's scripts are there, which would
 * share the line with them. The inline loader sets the mark (shell/src/client/loader.js); without scripts nothing waits.
 */
export const othersAfterScripts = css`
  @media (scripting: enabled) {
    html:not([data-scripted]) & > :not(:first-child) img {
      display: none;
    }
  }
`;
