/** ms: the browser reports nothing below this, and rounds to eighths of it */
const SHORTEST = 16;

/**
 * @typedef {{interactionId: number, startTime: number, duration: number, processingStart: number, processingEnd: number}} Timing of
 * an event, as in the Event Timing API; ms
 * @typedef {{total: number, delay: number, handler: number, frame: number}} Press from the tap to the next frame, ms: until the
 * first handler runs, while handlers run, until the frame is painted
 */

/**
 * The slowest click among these events, split into parts as web-vitals does for INP. For a click that the browser did not report
 * only `total` is known.
 * @param {Timing[]} timings
 * @returns {Press}
 */
export function slowestPress(timings) {
  const slowest = timings.toSorted((a, b) => b.duration - a.duration)[0];
  if (!slowest) return { total: SHORTEST, delay: 0, handler: 0, frame: 0 };
  const same = timings.filter(({ interactionId }) => interactionId === slowest.interactionId);
  const { startTime, duration } = slowest;
  const begins = Math.min(...same.map(({ processingStart }) => processingStart));
  const ends = Math.max(...same.map(({ processingEnd }) => processingEnd));
  return {
    total: duration,
    delay: Math.max(0, begins - startTime),
    handler: ends - begins,
    frame: Math.max(0, startTime + duration - ends),
  };
}
