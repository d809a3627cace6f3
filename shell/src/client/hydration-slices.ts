import { unstable_forceFrameRate } from 'scheduler';

/** React works in slices of 1000 / 60 ms: with a component of 20 ms at their end (CPU 4x) they stay below the 50 ms of a long task. */
const SLICES_PER_SECOND = 60;
/** React's own 5 ms */
const USUAL = 0;

/**
 * Lets React hydrate in longer slices. In its usual ones a slow phone paints a frame and goes through its queues between any two
 * components, which took a fifth of the time.
 * @returns ends it: who presses something then waits for 5 ms at most again
 */
export function hydrateInLongSlices(): () => void {
  unstable_forceFrameRate(SLICES_PER_SECOND);
  return () => unstable_forceFrameRate(USUAL);
}
