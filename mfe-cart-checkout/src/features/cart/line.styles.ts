import { css } from '@emotion/react';
import { from } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';

/** A line of the cart or of the saved list: check box, picture, and details. */
export const row = css`
  display: grid;
  grid-template-columns: auto 72px minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-3')};
  padding: ${token('space-4')};
  border-block-end: 1px solid ${token('colour-line')};
  img {
    inline-size: 100%;
    block-size: auto;
    border-radius: ${token('radius-small')};
  }
  ${from(576)} {
    grid-template-columns: auto 104px minmax(0, 1fr);
    gap: ${token('space-2')} ${token('space-4')};
    > img {
      grid-row: span 2;
    }
  }
`;

/** The same without a check box. */
export const plainRow = css`
  ${row}
  grid-template-columns: 72px minmax(0, 1fr);
  ${from(576)} {
    grid-template-columns: 104px minmax(0, 1fr);
  }
`;

/** A line that cannot be bought looks faded, but stays readable. */
export const faded = css`
  img {
    filter: grayscale(1);
    opacity: 0.6;
  }
`;

export const facts = css`
  display: grid;
  gap: ${token('space-2')};
  align-content: start;
`;

/** The controls of a line: on phones they extend below the picture, where quantity and sum fit side by side. */
export const underneath = css`
  grid-column: 2 / -1;
  ${from(576)} {
    grid-column: 3;
  }
`;

export const controls = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-4')};
`;
