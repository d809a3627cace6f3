import { useEffect } from 'react';

/** Set on the root while a layer is open; `global-styles` gives it its meaning. */
export const SCROLL_LOCK_ATTRIBUTE = 'data-scroll-locked';

let holders = 0;

/**
 * Keeps the page from scrolling until the returned function is called. Locks add up: the page scrolls again when the last
 * one is given back; giving one back twice counts once.
 */
export function lockScroll(): () => void {
  holders += 1;
  document.documentElement.setAttribute(SCROLL_LOCK_ATTRIBUTE, '');
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders === 0) document.documentElement.removeAttribute(SCROLL_LOCK_ATTRIBUTE);
  };
}

/** Locks the page's scrolling while `locked` (S049, S055). */
export function useScrollLock(locked: boolean): void {
  useEffect(() => (locked ? lockScroll() : undefined), [locked]);
}
