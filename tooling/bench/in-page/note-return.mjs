/**
 * To be run in every document before its own scripts: after `sessionStorage.wentBackAt` is set it notes in `backMs` when what `selector`
 * finds has been painted, in ms since then: in the document that was left, in the one before that the browser has kept, or in one
 * that it loads anew.
 * @param {string} selector what stands on the page that is returned to, and on no other that was left for it
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
    // a message that is sent in a frame comes after that frame was painted
    channel.port1.onmessage = () => (sessionStorage.backMs ??= now() - sessionStorage.wentBackAt);
    channel.port2.postMessage(0);
  };
  let returned = false;
  addEventListener('pageshow', ({ persisted }) => {
    returned ||= persisted;
  });
  requestAnimationFrame(look);
}
