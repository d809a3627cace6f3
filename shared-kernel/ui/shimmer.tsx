import { css, keyframes } from '@emotion/react';
import { token } from './tokens';

const pass = keyframes`
  from { opacity: 1; }
  50% { opacity: 0.5; }
  to { opacity: 1; }
`;
/*
 * A pulse costs style and paint in every frame, visible or not: three cards below the product page's first screen kept a phone (CPU
 * 4x) busy for 140 ms of each second. Content skipped by `content-visibility` has no running animations, so the pulse is its
 * content.
 */
const block = css`
  display: block;
  position: relative;
  content-visibility: auto;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius-small')};
    background: ${token('colour-sunken')};
    animation: ${pass} 1600ms ease-in-out infinite;
  }
`;

interface ShimmerProps {
  /** from `css`, sets the size */
  className?: string;
}

/** A placeholder with the place and size of the content to come; pulses while it is visible. Hidden from screen readers. */
export function Shimmer({ className }: ShimmerProps) {
  return <span aria-hidden="true" className={className} css={block} />;
}
