import { css } from '@emotion/react';
import { token } from 'shared-kernel/ui/tokens';

/** Where things that stick come to rest: below the header, which stays in sight. */
export const STICKY_TOP = '96px';

/** The width of a page's content, with the gutters of the shop. */
export const pageWidth = css`
  max-inline-size: ${token('page-width')};
  margin-inline: auto;
  padding-inline: ${token('page-gutter')};
`;
