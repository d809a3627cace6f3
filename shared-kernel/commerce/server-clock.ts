import { on } from '../platform/bus';

/** Reads the server's clock, ms. */
export type ServerClock = () => number;

/**
 * The server's clock for countdowns (D20). `run` is called with a clock at once, and again with a more exact one when the
 * profile call brings the time: a cached page is older than it knows, so its own time starts when it was rendered.
 * The browser's clock only measures elapsed time. Browser only.
 * @param serverTime ISO 8601, as sent with the data; the clock is never behind it
 * @returns how to stop
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
