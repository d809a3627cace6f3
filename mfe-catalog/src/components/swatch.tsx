import { css } from '@emotion/react';
import { token } from 'shared-kernel/ui/tokens';

const dot = css`
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  margin-inline: -4px ${token('space-2')};
  stroke: ${token('colour-line-strong')};
`;

/** A colour sample beside its name. An SVG `fill`, because the page's CSP allows no style attributes. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 20 20" css={dot} aria-hidden="true">
      <circle cx="10" cy="10" r="9.5" fill={colour} />
    </svg>
  );
}
