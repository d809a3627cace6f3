import { css } from '@emotion/react';
import { from } from 'shared-kernel/ui/breakpoints';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';

export const sidebar = lateCss`
  box-sizing: border-box;
  padding: 0;
  border: 0;
  background: ${token('colour-raised')};
  color: inherit;
  /* a drawer below 992 px */
  inset: 0;
  inset-inline-start: auto;
  margin: 0;
  inline-size: min(360px, 88vw);
  block-size: 100dvh;
  max-block-size: none;
  overflow-y: auto;
  overscroll-behavior: contain;
  box-shadow: ${token('shadow-high')};
  &::backdrop {
    background: ${token('colour-scrim')};
  }
  html:has(&:popover-open) {
    overflow: hidden;
  }
  &:popover-open {
    transition: transform ${token('motion-slow')} ${token('ease')};
    @starting-style {
      transform: translateX(var(--drawer-from));
    }
  }
  --drawer-from: 100%;
  [dir='rtl'] & {
    --drawer-from: -100%;
  }
  ${from(992)} {
    display: block;
    position: static;
    align-self: start;
    inline-size: auto;
    block-size: auto;
    /* as tall as its content: a box that scrolls within the page hides most of its content */
    overflow: visible;
    padding-inline: 4px ${token('space-3')};
    margin-inline-start: -4px;
    background: none;
    box-shadow: none;
  }
  /* only the products are printed */
  @media print {
    display: none;
    main :has(> &) {
      display: block;
    }
    body:has(&) label:has(> select) {
      display: none;
    }
  }
`;
export const heading = lateCss`
  position: sticky;
  z-index: 3;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${token('space-2')};
  padding-inline-start: ${token('space-4')};
  border-block-end: 1px solid ${token('colour-line')};
  background: inherit;
  ${from(992)} {
    display: none;
  }
`;
export const title = lateCss`
  font-size: ${token('text-lg')};
`;
export const form = lateCss`
  padding-inline: ${token('space-4')};
  ${from(992)} {
    padding-inline: 0;
  }
`;
export const actions = lateCss`
  position: sticky;
  z-index: 3;
  inset-block-end: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  margin-inline: calc(-1 * ${token('space-4')});
  padding: ${token('space-3')} ${token('space-4')};
  border-block-start: 1px solid ${token('colour-line')};
  background: ${token('colour-raised')};
  ${from(992)} {
    position: static;
    margin-inline: 0;
    padding: ${token('space-4')} 0;
    border: 0;
    background: none;
  }
`;
export const clear = lateCss`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token('touch')};
  font-size: ${token('text-sm')};
  color: ${token('colour-primary-ink')};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
export const submit = lateCss`
  min-block-size: ${token('touch')};
  padding-inline: ${token('space-5')};
  border-radius: ${token('radius-full')};
  background: ${token('colour-primary')};
  color: ${token('colour-primary-contrast')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-strong')};
  @media (hover: hover) {
    &:hover {
      background: ${token('colour-primary-hover')};
    }
  }
  /* with scripts a tick applies at once; beside the list the button is only for browsers without */
  @media (scripting: enabled) {
    ${from(992)} {
      display: none;
    }
  }
`;
export const withScript = css`
  @media (scripting: none) {
    display: none;
  }
`;
export const withoutScript = css`
  display: none;
  @media (scripting: none) {
    display: inline;
  }
`;
