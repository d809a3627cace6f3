/**
 * Resolves once the browser has painted the last render: the calls of a tap are sent after its visible feedback (preparing a call
 * takes 33 to 39 ms on a phone, CPU 4x). Resolves at once when nothing will be painted, because the tab is hidden or its page is
 * left, so that no tap is lost: send the call with `keepalive` then. Browser only.
 */
export function afterPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      removeEventListener('pagehide', go);
      document.removeEventListener('visibilitychange', go);
      resolve();
    };
    addEventListener('pagehide', go);
    document.addEventListener('visibilitychange', go);
    // in a new task after the frame: the frame's own callbacks run before it is painted
    requestAnimationFrame(() => setTimeout(go));
  });
}
