/** ms after which it runs although the browser is never idle */
const IDLE_LIMIT = 5000;

/** Runs a task that no page needs, once everything is loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  let left = false;
  const unlessLeft = () => left || run();
  const wait = () => {
    // not every browser supports it
    if ('requestIdleCallback' in window) requestIdleCallback(unlessLeft, { timeout: IDLE_LIMIT });
    else setTimeout(unlessLeft, IDLE_LIMIT);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    left = true;
  };
}
