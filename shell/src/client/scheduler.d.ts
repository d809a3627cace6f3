declare module 'scheduler' {
  /** Sets the length of React's slices of work to `1000 / fps` ms; 0 resets it. */
  export function unstable_forceFrameRate(fps: number): void;
}
