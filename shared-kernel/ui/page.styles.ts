import { css } from '@emotion/react';
import { token } from './tokens';

/** An account or checkout page, aligned with header and footer. */
export const page = css`
  max-inline-size: ${token('page-width')};
  margin-inline: auto;
  padding: ${token('space-4')} ${token('page-gutter')} ${token('space-16')};
  h1 {
    margin-block: ${token('space-4')} ${token('space-6')};
    font-size: ${token('text-2xl')};
  }
`;

export const card = css`
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-raised')};
`;

export const muted = css`
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-sm')};
`;

export const amount = css`
  /* after Arabic words the currency symbol would switch sides */
  unicode-bidi: isolate;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
