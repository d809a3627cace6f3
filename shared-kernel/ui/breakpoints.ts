/** Widths at which the layout changes, in px (S061). */
export const BREAKPOINTS = [320, 380, 420, 576, 768, 992, 1200, 1400, 1500] as const;
export type Breakpoint = (typeof BREAKPOINTS)[number];

/** Up to this width the shop behaves as on a phone: dropdowns are layers (S055, D10). */
export const SMALL_DEVICE: Breakpoint = 768;

/** From this width on. @example css`${from(992)} { display: grid; }` */
export function from(width: Breakpoint): string {
  return `@media (min-width: ${width}px)`;
}

/** Up to and including this width; also fractions of a pixel, so that there is no gap between this and `above`. */
export function upTo(width: Breakpoint): string {
  return `@media (max-width: ${width}.98px)`;
}

/** Wider than this: the exact opposite of `upTo`. */
export function above(width: Breakpoint): string {
  return `@media not all and (max-width: ${width}.98px)`;
}
