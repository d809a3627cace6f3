/**
 * Calls back once an element is laid out: at once, or when the skeleton is removed that covers a screen rendered on a slow
 * connection, where nothing has a size and nothing can be scrolled.
 *
 * @returns a function that cancels it
 */
export function whenLaidOut(element: HTMLElement, look: () => void): () => void {
  const isHidden = () => element.checkVisibility?.() === false;
  if (!isHidden()) {
    look();
    return () => {};
  }
  const shown = new ResizeObserver(() => {
    if (isHidden()) return;
    shown.disconnect();
    look();
  });
  shown.observe(element);
  return () => shown.disconnect();
}
