import { css } from '@emotion/react';
import { upTo } from 'shared-kernel/ui/breakpoints';
import { token } from 'shared-kernel/ui/tokens';

/** An entry at the end of the header's bar: icon with a word below it, or just the icon where space is scarce. */
export const barEntry = css`
  display: inline-grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-inline-size: ${token('touch')};
  min-block-size: ${token('touch')};
  padding-inline: ${token('space-2')};
  border-radius: ${token('radius-small')};
  color: ${token('colour-ink')};
  @media (hover: hover) {
    &:hover {
      color: ${token('colour-primary-ink')};
    }
  }
`;
export const barLabel = css`
  font-size: ${token('text-xs')};
  line-height: 1.3;
  white-space: nowrap;
  ${upTo(768)} {
    display: none;
  }
`;
