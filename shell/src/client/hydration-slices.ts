import { unstable_forceFrameRate } from 'scheduler';

/**
 * React works in slices of 1000 / 60 ms: even with a component of 20 ms at the end (CPU 4x) they stay below the 50 ms of a long
 * task.
 */
const SLICES_PER_SECOND = 60;
/** React's own 5 ms */
const USUAL = 0;

/**
 * Lets React hydrate in longer slices. With the default ones a slow phone paints a frame and processes its queues between any two
 * components, which took a fifth of the time.
 * @returns a function that ends it: input then waits for at most 5 ms again
 */
export function hydrateInLongSlices(): () => void {
  unstable_forceFrameRate(SLICES_PER_SECOND);
  return () => unstable_forceFrameRate(USUAL);
}
