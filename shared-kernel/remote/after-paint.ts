/**
 * Resolves once the browser has painted what was just rendered: what a tap asks for goes out behind its answer (preparing a call takes
 * 33 to 39 ms on a phone, CPU 4x). Resolves at once when nothing will be painted, because the tab is hidden or its page is left, so that
 * no tap is lost: send the call with `keepalive` then. Browser only.
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
    // a task of its own behind the frame: the frame's callbacks run before it is painted
    requestAnimationFrame(() => setTimeout(go));
  });
}
