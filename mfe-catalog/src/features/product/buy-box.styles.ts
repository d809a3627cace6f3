import { css } from '@emotion/react';
import { token } from 'shared-kernel/ui/tokens';

export const box = css`
  /* so that a change in the box after a tap is painted without the rest of the page */
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;
/** title and what is around it; the preview uses the same layout, so that nothing moves when the data comes */
export const head = css`
  display: grid;
  gap: ${token('space-2')};
  justify-items: start;
`;
export const brand = css`
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-sm')};
  /* a line's height visually, a larger target for fingers */
  @media (pointer: coarse) {
    padding-block: 12px;
    margin-block: -12px;
  }
  @media (hover: hover) {
    &:is(a):hover {
      color: ${token('colour-primary-ink')};
      text-decoration: underline;
    }
  }
`;
export const judged = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  inline-size: 100%;
`;
