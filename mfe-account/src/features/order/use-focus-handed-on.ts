import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a part that leaves the page while it has the focus: the page's title takes it, right above what is told instead. */
export function useFocusHandedOn(): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = part.current;
    // called before the element is taken out, while it still has the focus
    return () => {
      if (element?.contains(document.activeElement)) document.querySelector('h1')?.focus();
    };
  }, []);
  return part;
}
