import { css } from '@emotion/react';
import { from } from '../../ui/breakpoints';
import { token } from '../../ui/tokens';

/** Fields in one column on phones, in two beside it. */
export const grid = css`
  display: grid;
  gap: ${token('space-4')};
  ${from(576)} {
    grid-template-columns: 1fr 1fr;
  }
`;
export const wide = css`
  grid-column: 1 / -1;
`;
