import { css } from '@emotion/react';
import { token } from 'shared-kernel/ui/tokens';

export const layer = css`
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: ${token('colour-surface')};
  color: ${token('colour-ink')};
  &:focus {
    outline: none;
  }
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }
`;
export const bar = css`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  padding: ${token('space-2')} ${token('space-4')};
  p {
    flex: 1;
    font-size: ${token('text-sm')};
    font-variant-numeric: tabular-nums;
  }
`;
export const stage = css`
  position: relative;
  min-block-size: 0;
`;
export const frame = css`
  position: absolute;
  inset: 0;
  overflow: hidden;
  /* the viewer handles touches itself: no scrolling and no zooming of the page */
  touch-action: none;
  user-select: none;
  cursor: zoom-in;
  &[data-zoomed] {
    cursor: grab;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    pointer-events: none;
    transform: translate(var(--x, 0), var(--y, 0)) scale(var(--scale, 1));
  }
`;
export const arrow = css`
  position: absolute;
  inset-block-start: calc(50% - 22px);
  z-index: 1;
  border-radius: ${token('radius-full')};
  background: ${token('colour-raised')};
  box-shadow: ${token('shadow-low')};
`;
export const start = css`
  inset-inline-start: ${token('space-3')};
`;
export const end = css`
  inset-inline-end: ${token('space-3')};
`;
