/** ms after which it happens although the browser is never idle */
const IDLE_LIMIT = 5000;

/** Does what no page needs, once everything is loaded and the browser has nothing else to do. Returns how to leave it. */
export function whenIdle(run: () => void): () => void {
  let left = false;
  const unlessLeft = () => left || run();
  const wait = () => {
    // not every browser has it
    if ('requestIdleCallback' in window) requestIdleCallback(unlessLeft, { timeout: IDLE_LIMIT });
    else setTimeout(unlessLeft, IDLE_LIMIT);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    left = true;
  };
}
