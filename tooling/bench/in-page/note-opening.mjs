/**
 * Runs in every document before its own scripts: after a click it records, in session storage, when another page's title and its
 * part `part` have been painted, in ms since the click. Works for shops with and without client-side navigation.
 * @param {import('../subjects.mjs').Part} part the awaited part of the page that opens
 */
export function noteOpening({ css, text }) {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'pointerdown',
    (event) => {
      sessionStorage.pressedAt = performance.timeOrigin + event.timeStamp;
      sessionStorage.pressedOn = titleOf(document);
      sessionStorage.removeItem('titleMs');
      sessionStorage.removeItem('boxMs');
    },
    true,
  );
  const titleOf = (within) => within.querySelector('h1')?.textContent ?? '';
  const isShown = (element) => element?.getClientRects().length > 0;
  const note = (name) => {
    const channel = new MessageChannel();
    // a message sent in a frame arrives after that frame was painted
    channel.port1.onmessage = () => (sessionStorage[name] ??= now() - sessionStorage.pressedAt);
    channel.port2.postMessage(0);
  };
  const look = () => {
    requestAnimationFrame(look);
    if (!sessionStorage.pressedAt || sessionStorage.boxMs) return;
    if (titleOf(document) === sessionStorage.pressedOn || !isShown(document.querySelector('h1'))) return;
    if (!sessionStorage.titleMs) note('titleMs');
    const part = [...document.querySelectorAll(css)].find((one) => !text || one.textContent.trim() === text);
    if (isShown(part)) note('boxMs');
  };
  requestAnimationFrame(look);
}
