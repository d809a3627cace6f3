import { css } from '@emotion/react';
import { othersAfterScripts } from 'shared-kernel/ui/after-scripts';
import { token } from 'shared-kernel/ui/tokens';

export const gallery = css`
  display: grid;
  gap: ${token('space-3')};
  min-inline-size: 0;
`;
export const stage = css`
  position: relative;
`;
export const track = css`
  ${othersAfterScripts}
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  aspect-ratio: 1;
  overflow: auto hidden;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  border-radius: ${token('radius-large')};
  background: ${token('colour-sunken')};
  > li {
    scroll-snap-align: start;
    scroll-snap-stop: always;
    overflow: hidden;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    cursor: zoom-in;
    transform-origin: var(--zoom-x, 50%) var(--zoom-y, 50%);
  }
  video {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  @media (hover: hover) {
    img {
      transition: transform ${token('motion-fast')};
    }
    > li:hover img {
      transform: scale(2);
    }
  }
`;
/** round buttons over the picture */
const over = css`
  position: absolute;
  z-index: 1;
  border-radius: ${token('radius-full')};
  background: ${token('colour-raised')};
  box-shadow: ${token('shadow-low')};
`;
export const expand = css`
  ${over}
  inset-block-start: ${token('space-3')};
  inset-inline-end: ${token('space-3')};
`;
/** with touch, arrows would only cover the picture; the keyboard can focus them everywhere */
export const arrow = css`
  ${over}
  inset-block-start: calc(50% - 22px);
  &:not(:focus-within) {
    opacity: 0;
  }
  @media (hover: hover) {
    section:hover > div > & {
      opacity: 1;
    }
  }
  @media (hover: none) {
    pointer-events: none;
  }
`;
export const start = css`
  inset-inline-start: ${token('space-3')};
`;
export const end = css`
  inset-inline-end: ${token('space-3')};
`;
export const thumbs = css`
  display: flex;
  gap: ${token('space-2')};
  padding: 4px;
  margin: -4px;
  overflow-x: auto;
  scroll-behavior: smooth;
  scrollbar-width: none;
`;
export const thumb = css`
  position: relative;
  inline-size: 68px;
  block-size: 68px;
  flex: none;
  overflow: hidden;
  border-radius: ${token('radius-medium')};
  background: ${token('colour-sunken')};
  box-shadow: inset 0 0 0 1px ${token('colour-line')};
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  svg {
    position: absolute;
    inset: 20px;
    inline-size: 28px;
    block-size: 28px;
    padding: 5px;
    border-radius: ${token('radius-full')};
    background: ${token('colour-raised')};
  }
  &[aria-current] {
    box-shadow: 0 0 0 2px ${token('colour-primary')};
  }
`;
