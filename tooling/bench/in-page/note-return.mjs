/**
 * Runs in every document before its own scripts: after `sessionStorage.wentBackAt` is set it records in `backMs` when an element of
 * `selector` has been painted, in ms since then: in the document that was left, in the previous one from the browser's cache, or in
 * one that it loads anew.
 * @param {string} selector of an element on the page returned to, and on no other page of the measurement
 */
export function noteReturn(selector) {
  const now = () => performance.timeOrigin + performance.now();
  const isShown = () => [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0);
  let from = location.href;
  const look = () => {
    requestAnimationFrame(look);
    const { wentBackAt, backMs } = sessionStorage;
    if (!wentBackAt || backMs) {
      from = location.href;
      return;
    }
    // the page that is left may have such elements, too
    if ((location.href === from && performance.timeOrigin < wentBackAt && !returned) || !isShown()) return;
    const channel = new MessageChannel();
    // a message sent in a frame arrives after that frame was painted
    channel.port1.onmessage = () => (sessionStorage.backMs ??= now() - sessionStorage.wentBackAt);
    channel.port2.postMessage(0);
  };
  let returned = false;
  addEventListener('pageshow', ({ persisted }) => {
    returned ||= persisted;
  });
  requestAnimationFrame(look);
}
