import { onSight } from 'shared-kernel/remote/on-sight';

/** ms that the header waits for the slot, whose remote may hang (S077) */
const PATIENCE = 1500;
const TOUCHES = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * When an island hydrates. What the visitor has touched comes first, then the slot, which most visitors touch; the rest mostly
 * works without scripts: the header's links and its search form do, and the footer is far down.
 * @param slot resolves when the slot has hydrated
 * @param first nothing in the slot is tapped before the header
 */
export const HYDRATE_WHEN = {
  // shows messages of the others; nearly empty
  toasts: (_: HTMLElement, begin: () => void) => begin(),
  header(element: HTMLElement, begin: () => void, slot: Promise<void>, first = false) {
    if (first) {
      begin();
      return;
    }
    onTouch(element, begin);
    void slot.then(begin);
    setTimeout(begin, PATIENCE);
  },
  footer(element: HTMLElement, begin: () => void, slot: Promise<void>) {
    onTouch(element, begin);
    void slot.then(() => onSight(element, begin));
  },
};

/** The inline loader marks a touch from before this script ran. */
function onTouch(element: HTMLElement, begin: () => void): void {
  if (element.dataset.touched !== undefined || element.contains(document.activeElement)) {
    begin();
    return;
  }
  for (const type of TOUCHES) element.addEventListener(type, begin, { once: true, capture: true, passive: true });
}
