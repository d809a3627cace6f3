import { css } from '@emotion/react';
import { upTo } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';

/** Where sticky elements stop: below the header, which stays in view. */
export const STICKY_TOP = '96px';

/** Sticks right below the header, which is taller where the search field has its own row. */
export const BELOW_HEADER = css`
  inset-block-start: 72px;
  ${upTo(768)} {
    inset-block-start: 108px;
  }
`;

/** The width of a page's content, with the gutters of the shop. */
export const pageWidth = css`
  max-inline-size: ${token('page-width')};
  margin-inline: auto;
  padding-inline: ${token('page-gutter')};
`;
