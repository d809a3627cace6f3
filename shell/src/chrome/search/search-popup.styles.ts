import { css } from '@emotion/react';
import { upTo } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';
import { ROOM_BELOW } from './use-room-below';

export const popup = css`
  container-type: inline-size;
  position: absolute;
  z-index: ${token('layer-popover')};
  inset-block-start: calc(100% + ${token('space-2')});
  inset-inline: 0;
  /* S056 */
  max-block-size: min(500px, var(${ROOM_BELOW}, 70vh));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-large')};
  background: ${token('colour-raised')};
  color: ${token('colour-ink')};
  box-shadow: ${token('shadow-high')};
  ${upTo(768)} {
    inset-block-start: 100%;
    border-inline: 0;
    border-radius: 0 0 ${token('radius-large')} ${token('radius-large')};
  }
`;
/** Suggested texts beside products where both fit. */
export const columns = css`
  display: grid;
  gap: ${token('space-3')};
  padding: ${token('space-3')};
  @container (min-width: 540px) {
    &:has(> :nth-of-type(2)) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
    /* fits into the popup, and stays while the products scroll */
    > :first-of-type {
      position: sticky;
      inset-block-start: ${token('space-3')};
      align-self: start;
    }
    > :nth-of-type(2) {
      padding-inline-start: ${token('space-3')};
      border-inline-start: 1px solid ${token('colour-line')};
    }
  }
`;
export const column = css`
  display: grid;
  align-content: start;
  gap: ${token('space-3')};
  min-inline-size: 0;
`;
/** below both columns, visible while they scroll */
export const all = css`
  position: sticky;
  inset-block-end: 0;
  padding: ${token('space-1')} ${token('space-3')};
  border-block-start: 1px solid ${token('colour-line')};
  background: ${token('colour-raised')};
  color: ${token('colour-primary-ink')};
  font-weight: ${token('weight-strong')};
`;
/** previous results while the next ones load */
export const passing = css`
  opacity: 0.55;
`;
export const heading = css`
  padding-inline: ${token('space-2')};
  font-size: ${token('text-xs')};
  font-weight: ${token('weight-strong')};
  color: ${token('colour-ink-muted')};
`;
export const forget = css`
  inline-size: 100%;
  font-size: ${token('text-sm')};
  color: ${token('colour-primary-ink')};
`;
export const row = css`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
`;
export const cell = css`
  border-radius: ${token('radius-medium')};
  &[aria-selected='true'] {
    background: ${token('colour-primary-soft')};
    outline: 2px solid ${token('colour-focus')};
    outline-offset: -2px;
  }
`;
export const wide = css`
  flex: 1;
  min-inline-size: 0;
`;
/** around the round button, so that the active cell is visible */
export const round = css`
  padding: 4px;
  border-radius: ${token('radius-full')};
`;
export const entry = css`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-block-size: ${token('touch')};
  padding: ${token('space-1')} ${token('space-2')};
  border-radius: ${token('radius-medium')};
  @media (hover: hover) {
    &:hover {
      background: ${token('colour-sunken')};
    }
  }
  > svg {
    color: ${token('colour-ink-muted')};
  }
  mark {
    background: none;
    color: inherit;
    font-weight: ${token('weight-strong')};
  }
`;
export const thumb = css`
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  object-fit: cover;
  border-radius: ${token('radius-small')};
  background: ${token('colour-sunken')};
`;
export const largeThumb = css`
  inline-size: 56px;
  block-size: 56px;
`;
export const texts = css`
  flex: 1;
  min-inline-size: 0;
`;
export const small = css`
  display: block;
  font-size: ${token('text-xs')};
  color: ${token('colour-ink-muted')};
`;
export const title = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-size: ${token('text-sm')};
  line-height: 1.4;
  html:lang(ar) &,
  html:lang(hi) & {
    line-height: 1.6;
  }
`;
/** prices on one line: the current one, then the previous one */
export const price = css`
  p {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
  p > * {
    order: 0;
    flex-basis: auto;
  }
  p > span:first-of-type {
    font-size: ${token('text-md')};
  }
`;
export const nothing = css`
  padding: ${token('space-6')} ${token('space-5')};
  text-align: center;
  overflow-wrap: anywhere;
`;
export const line = css`
  block-size: 20px;
  margin: 12px ${token('space-2')};
`;
export const bar = css`
  block-size: 14px;
`;
export const lines = css`
  flex: 1;
  display: grid;
  gap: ${token('space-2')};
`;
export const half = css`
  inline-size: 40%;
`;
