import { css } from '@emotion/react';
import { token } from 'shared-kernel/ui/tokens';

/**
 * For the wrapper of a select without the browser's own arrow (`appearance: none`), which would sit at the very edge whatever the
 * padding. The select leaves `space-8` at its end.
 */
export const drawnArrow = css`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset-inline-end: calc(${token('space-4')} + 1px);
    inset-block-start: calc(50% - 6px);
    inline-size: 7px;
    block-size: 7px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    pointer-events: none;
  }
`;
