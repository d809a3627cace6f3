import { css } from '@emotion/react';
import { from } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';
import { pageWidth } from '../layout';

export const page = css`
  ${pageWidth};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  padding-block: ${token('space-4')} ${token('space-12')};
  /* titles contain what people typed */
  h1 {
    overflow-wrap: anywhere;
  }
`;
export const columns = css`
  ${from(992)} {
    display: grid;
    grid-template-columns: 248px minmax(0, 1fr);
    gap: ${token('space-8')};
  }
`;
export const main = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')} ${token('space-4')};
  align-content: start;
  min-inline-size: 0;
  /* changing filters scrolls the top of the list back into view, below the header */
  scroll-margin-block-start: 160px;
  *:where(&) > * {
    grid-column: 1 / -1;
  }
  ${from(992)} {
    grid-template-columns: minmax(0, 1fr) auto;
    scroll-margin-block-start: 96px;
  }
`;
export const count = css`
  align-self: center;
  color: ${token('colour-ink-muted')};
  font-size: ${token('text-sm')};
  ${from(992)} {
    grid-column: 1;
    grid-row: 1;
  }
`;
/** Dims the previous list, with a delay because most responses arrive before the dimming would be seen. */
export const list = css`
  min-inline-size: 0;
  transition: opacity ${token('motion-fast')};
  &[aria-busy='true'] {
    opacity: 0.45;
    transition-delay: 120ms;
  }
`;
