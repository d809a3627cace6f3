import { css } from '@emotion/react';
import { from } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';

export const page = css`
  max-inline-size: 1280px;
  margin-inline: auto;
  padding: ${token('space-4')} ${token('page-gutter')} ${token('space-16')};
  h1 {
    margin-block: ${token('space-4')} ${token('space-6')};
    font-size: ${token('text-2xl')};
  }
`;
export const card = css`
  padding: ${token('space-5')};
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-raised')};
`;
export const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  min-inline-size: 0;
`;
/** Links of the account beside what one of them shows; above it on phones. */
export const withMenu = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  align-items: start;
  ${from(992)} {
    grid-template-columns: 220px minmax(0, 1fr);
    gap: ${token('space-10')};
  }
`;
export const muted = css`
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-sm')};
`;
export const amount = css`
  /* after Arabic words the currency's sign would change sides */
  unicode-bidi: isolate;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
/** Names and values in two columns. */
export const facts = css`
  display: grid;
  gap: ${token('space-2')};
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-4')};
  }
  dt {
    color: ${token('colour-ink-muted')};
  }
  dd {
    margin: 0;
    text-align: end;
  }
`;
