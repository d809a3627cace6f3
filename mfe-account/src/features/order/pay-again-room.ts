import { css } from '@emotion/react';
import { from } from 'shared-kernel/ui/breakpoints';

/** As tall as six payment methods and the button, so that nothing below moves when they load. */
export const payAgainRoom = css`
  block-size: 305px;
  ${from(576)} {
    block-size: 226px;
  }
`;
