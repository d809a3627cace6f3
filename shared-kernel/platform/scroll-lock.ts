import { useEffect } from 'react';

/** Set on the root element while a layer is open; styled by `global-styles`. */
export const SCROLL_LOCK_ATTRIBUTE = 'data-scroll-locked';

let holders = 0;

/**
 * Prevents the page from scrolling until the returned function is called. Locks add up: the page scrolls again once the last one is
 * released; releasing one twice counts once.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  // The width of the scrollbar, so that the page below does not shift sideways. Not `scrollbar-gutter`: layers do not cover the
  // gutter, so a bright strip would remain beside them. Not a custom property: all elements inherit it, so all were restyled
  // whenever a layer opened (31 to 53 ms on a phone, CPU 4x, where scrollbars have no width at all).
  const room = innerWidth - root.clientWidth;
  if (holders === 0 && room > 0) root.style.paddingInlineEnd = `${room}px`;
  holders += 1;
  root.setAttribute(SCROLL_LOCK_ATTRIBUTE, '');
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders > 0) return;
    root.removeAttribute(SCROLL_LOCK_ATTRIBUTE);
    root.style.paddingInlineEnd = '';
  };
}

/** Locks the page's scrolling while `locked` (S049, S055). */
export function useScrollLock(locked: boolean): void {
  useEffect(() => (locked ? lockScroll() : undefined), [locked]);
}
