import { css } from '@emotion/react';
import { token } from 'shared-kernel/ui/tokens';

/** A seller or buyer, line by line. */
export const lines = css`
  strong,
  span {
    display: block;
  }
  strong {
    font-size: ${token('text-lg')};
  }
  font-style: normal;
  overflow-wrap: anywhere;
`;
