import { css } from '@emotion/react';
import { from } from '../../ui/breakpoints';
import { token } from '../../ui/tokens';

/** One column on phones, two on wider screens. */
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
