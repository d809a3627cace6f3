import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When a focused part unmounts, moves the focus to the page's title, right above its replacement. */
export function useFocusHandedOn(): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = part.current;
    // runs before the element is removed, while it still has the focus
    return () => {
      if (element?.contains(document.activeElement)) document.querySelector('h1')?.focus();
    };
  }, []);
  return part;
}
