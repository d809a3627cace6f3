import { css, keyframes } from '@emotion/react';
import { token } from './tokens';

const pass = keyframes`
  from { opacity: 1; }
  50% { opacity: 0.5; }
  to { opacity: 1; }
`;
const block = css`
  display: block;
  border-radius: ${token('radius-small')};
  background: ${token('colour-sunken')};
  animation: ${pass} 1600ms ease-in-out infinite;
`;

/** A quiet block with the place and size of what comes; its `className` (from `css`) gives the size. Says nothing. */
export function Shimmer({ className }: { className?: string }) {
  return <span aria-hidden="true" className={className} css={block} />;
}
