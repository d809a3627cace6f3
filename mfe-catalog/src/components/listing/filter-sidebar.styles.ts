import { css } from '@emotion/react';
import { from } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';
import { STICKY_TOP } from '../layout';

export const sidebar = css`
  box-sizing: border-box;
  padding: ${token('space-4')};
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
  ${from(992)} {
    display: block;
    position: sticky;
    inset: auto;
    inset-block-start: ${STICKY_TOP};
    align-self: start;
    inline-size: auto;
    block-size: auto;
    max-block-size: calc(100dvh - ${STICKY_TOP} - 16px);
    padding: 0 ${token('space-4')} 0 0;
    padding-inline: 0 ${token('space-2')};
    background: none;
    box-shadow: none;
    scrollbar-width: thin;
  }
`;
export const heading = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  ${from(992)} {
    display: none;
  }
`;
export const title = css`
  font-size: ${token('text-lg')};
`;
export const close = css`
  inline-size: ${token('touch')};
  block-size: ${token('touch')};
  font-size: 28px;
  line-height: 1;
`;
export const actions = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  padding-block: ${token('space-4')};
  position: sticky;
  inset-block-end: calc(-1 * ${token('space-4')});
  background: ${token('colour-raised')};
  ${from(992)} {
    position: static;
    background: none;
  }
`;
export const clear = css`
  font-size: ${token('text-sm')};
  color: ${token('colour-primary-ink')};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
export const submit = css`
  min-block-size: 40px;
  padding-inline: ${token('space-4')};
  border-radius: ${token('radius-full')};
  background: ${token('colour-primary')};
  color: ${token('colour-primary-contrast')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-strong')};
  &:hover {
    background: ${token('colour-primary-hover')};
  }
  /* with scripts a tick applies at once: beside the list the button is for those without */
  @media (scripting: enabled) {
    ${from(992)} {
      display: none;
    }
  }
`;
