import { on } from '../platform/bus';

/** Returns the server's time, ms. */
export type ServerClock = () => number;

/**
 * The server's clock for countdowns (D20). `run` is called with a clock at once, and again with a more exact one when the profile
 * call returns the time: a cached page's own time is that of its rendering, and its age is unknown. The browser's clock only
 * measures elapsed time. Browser only.
 * @param serverTime ISO 8601, sent with the data; the clock is never behind it
 * @returns a function that stops it
 */
export function runByServerClock(serverTime: string, run: (now: ServerClock) => void): () => void {
  const sent = Date.parse(serverTime);
  const start = performance.now();
  let synced = false;
  const stop = on('clock:synced', (clock) => {
    synced = true;
    run(() => Math.max(sent, clock.serverTime + performance.now() - clock.at));
  });
  if (!synced) run(() => sent + performance.now() - start);
  return stop;
}
