import { on } from '../events/bus';

/** Reads the server's clock, ms. */
export type ServerClock = () => number;

/**
 * The server's clock for what counts down (D20). `run` is called with a clock at once, and again with a better one when the
 * server was heard: a page may have been kept for minutes before it came here, so its own time only starts where it was made.
 * The browser's clock measures nothing but what passes. Browser only.
 * @param serverTime ISO 8601, as sent with the data; the clock is never behind it
 * @returns how to stop
 */
export function runByServerClock(serverTime: string, run: (now: ServerClock) => void): () => void {
  const sent = Date.parse(serverTime);
  const start = performance.now();
  let synced = false;
  const stop = on('clock:heard', (clock) => {
    synced = true;
    run(() => Math.max(sent, clock.serverTime + performance.now() - clock.at));
  });
  if (!synced) run(() => sent + performance.now() - start);
  return stop;
}
