import { onSight } from 'shared-kernel/remote/on-sight';

/** ms that the header waits for the slot, whose remote may be hanging (S077) */
const PATIENCE = 1500;
const TOUCHES = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * When an island comes alive. What the visitor has touched is first, then the slot, which is what most touch; the rest does without
 * script what it is looked at for: the header's links and its search form work, the footer is far down.
 * @param slot resolves when the slot listens
 * @param first nothing in the slot is tapped before the header
 */
export const HYDRATE_WHEN = {
  // shows what the others say; nearly nothing
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

/** A touch before this script ran is marked by the inline loader. */
function onTouch(element: HTMLElement, begin: () => void): void {
  if (element.dataset.touched !== undefined || element.contains(document.activeElement)) {
    begin();
    return;
  }
  for (const type of TOUCHES) element.addEventListener(type, begin, { once: true, capture: true, passive: true });
}
