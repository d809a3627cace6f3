import { css } from '@emotion/react';
import { from } from 'shared-kernel/ui/breakpoints';

/** As high as six ways to pay and the button, so that nothing below moves when they come. */
export const payAgainRoom = css`
  block-size: 305px;
  ${from(576)} {
    block-size: 226px;
  }
`;
