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
`;
const pulse = css`
  animation: ${pass} 1600ms ease-in-out infinite;
`;

interface ShimmerProps {
  /** from `css`, gives the size */
  className?: string;
  /**
   * Does not pulse: for what nobody loads before it comes near the window. A pulse costs style and paint in every frame, in sight or
   * not: three rows below the product page's first screen kept a phone (CPU 4x) busy for 140 ms of each second.
   */
  still?: boolean;
}

/** A quiet block with the place and size of what comes. Says nothing. */
export function Shimmer({ className, still = false }: ShimmerProps) {
  return <span aria-hidden="true" className={className} css={[block, !still && pulse]} />;
}
