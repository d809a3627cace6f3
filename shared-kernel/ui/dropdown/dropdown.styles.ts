import { css } from '@emotion/react';
import { SMALL_DEVICE, upTo } from '../breakpoints';
import { token } from '../tokens';

/** px; spec §9 */
export const MAX_HEIGHT = 400;

export const box = css`
  position: relative;
  display: grid;
  gap: ${token('space-1')};
`;
export const name = css`
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-strong')};
`;
export const trigger = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  text-align: start;
  cursor: pointer;
`;
export const placeholderText = css`
  color: ${token('colour-ink-muted')};
`;
export const panel = css`
  position: absolute;
  z-index: ${token('layer-popover')};
  inset-block-start: calc(100% + ${token('space-1')});
  inset-inline: 0;
  min-inline-size: 200px;
  max-block-size: ${MAX_HEIGHT}px;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-medium')};
  background: ${token('colour-raised')};
  box-shadow: ${token('shadow-high')};
  ${upTo(SMALL_DEVICE)} {
    position: fixed;
    z-index: ${token('layer-overlay')};
    inset: auto 0 0;
    padding-block-end: env(safe-area-inset-bottom);
    border-radius: ${token('radius-large')} ${token('radius-large')} 0 0;
  }
`;
export const closed = css`
  display: none;
`;
export const scrim = css`
  display: none;
  ${upTo(SMALL_DEVICE)} {
    display: block;
    position: fixed;
    z-index: ${token('layer-overlay')};
    inset: 0;
    background: ${token('colour-scrim')};
  }
`;
export const search = css`
  padding: ${token('space-2')};
  border-block-end: 1px solid ${token('colour-line')};
`;
export const list = css`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${token('space-1')};
  outline: none;
`;
export const option = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  min-block-size: ${token('touch')};
  padding: ${token('space-1')} ${token('space-3')};
  border-radius: ${token('radius-small')};
  cursor: pointer;
  &[aria-selected='true'] {
    font-weight: ${token('weight-strong')};
  }
  > svg {
    color: ${token('colour-primary-ink')};
  }
`;
export const highlighted = css`
  background: ${token('colour-primary-soft')};
`;
export const nothing = css`
  padding: ${token('space-4')};
  color: ${token('colour-ink-muted')};
  text-align: center;
`;
export const wrong = css`
  font-size: ${token('text-sm')};
  color: ${token('colour-danger')};
`;
