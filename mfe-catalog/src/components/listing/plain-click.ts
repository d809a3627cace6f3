import type { MouseEvent } from 'react';

/** True for a click that follows its link here: the first button, without a key that opens it elsewhere. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
