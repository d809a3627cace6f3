import { css } from '@emotion/react';
import { token } from 'shared-kernel/ui/tokens';

export const group = css`
  display: grid;
  gap: ${token('space-2')};
  min-inline-size: 0;
  legend {
    padding: 0;
    margin-block-end: ${token('space-1')};
    font-size: ${token('text-sm')};
    font-weight: ${token('weight-strong')};
  }
`;
export const head = css`
  font-size: ${token('text-sm')};
  color: ${token('colour-ink-muted')};
`;
export const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: ${token('space-3')};
  padding: 0;
  list-style: none;
`;
export const tile = css`
  position: relative;
  aspect-ratio: 1;
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    border: 1px solid ${token('colour-line')};
    border-radius: ${token('radius-medium')};
    background: ${token('colour-sunken')};
  }
`;
/** Looks like a small disc in the corner, with a target of 44 px. */
export const take = css`
  position: absolute;
  inset-block-start: -10px;
  inset-inline-end: -10px;
  display: grid;
  place-items: center;
  inline-size: ${token('touch')};
  block-size: ${token('touch')};
  cursor: pointer;
  > span {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border: 1px solid ${token('colour-line-strong')};
    border-radius: ${token('radius-full')};
    background: ${token('colour-raised')};
    color: ${token('colour-ink')};
    box-shadow: ${token('shadow-low')};
  }
  @media (hover: hover) {
    &:hover > span {
      background: ${token('colour-sunken')};
    }
  }
  &:disabled {
    opacity: 0.45;
    cursor: default;
  }
  svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;
export const add = css`
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${token('space-1')};
  block-size: 100%;
  padding: ${token('space-1')};
  border: 1.5px dashed ${token('colour-line-strong')};
  border-radius: ${token('radius-medium')};
  font-size: ${token('text-sm')};
  text-align: center;
  color: ${token('colour-primary-ink')};
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      background: ${token('colour-primary-soft')};
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('colour-focus')};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    opacity: 0.45;
    cursor: default;
  }
`;
export const over = css`
  border-style: solid;
  border-color: ${token('colour-primary-ink')};
  background: ${token('colour-primary-soft')};
`;
export const wrong = css`
  display: grid;
  gap: ${token('space-1')};
  font-size: ${token('text-sm')};
  color: ${token('colour-danger')};
  p {
    display: flex;
    gap: ${token('space-1')};
    align-items: start;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
`;
