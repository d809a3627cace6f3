import { css } from '@emotion/react';
import { token } from './tokens';

/** For a link on a line of its own: a touch target of sufficient height that takes no more space than its line (look). */
export const fingerHigh = css`
  @media (pointer: coarse) {
    display: inline-block;
    padding-block: calc((${token('touch')} - 1lh) / 2);
    margin-block: calc((1lh - ${token('touch')}) / 2);
  }
`;
