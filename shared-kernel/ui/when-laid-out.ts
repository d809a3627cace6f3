/**
 * Looks at an element once it has its place: at once, or when the skeleton goes below which a screen is rendered on a slow line, where
 * nothing has a size and nothing can be scrolled.
 *
 * @returns ends the waiting
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
