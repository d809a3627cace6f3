import type { MouseEvent } from 'react';

/** True for a click that opens its link in this tab: primary button, no modifier key. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
