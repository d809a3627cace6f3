/**
 * Runs in a page before its own scripts: records in `__usableAt` when React has hydrated the first element of this selector (with
 * this text), in ms of the page's clock. It reads the properties that React sets on the element, so that every React shop is
 * measured alike: the element has its fiber, and that fiber's root is no longer dehydrated.
 * @param {import('../subjects.mjs').Part} part
 */
export function noteUsable({ css, text }) {
  const isTaken = (element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
    if (!key) return false;
    let fiber = element[key];
    while (fiber.return) fiber = fiber.return;
    return !fiber.stateNode.current.memoizedState?.isDehydrated;
  };
  const look = () => {
    const element = [...document.querySelectorAll(css)].find((one) => !text || one.textContent.trim() === text);
    if (element && isTaken(element)) window.__usableAt = performance.now();
    else setTimeout(look, 20);
  };
  look();
}
