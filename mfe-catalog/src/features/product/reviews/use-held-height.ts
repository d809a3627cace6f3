import { type RefObject, useEffect } from 'react';

/**
 * Keeps an element at least as tall as it is when `from` becomes true, so that smaller content does not move what is below it.
 * Released when the window's width changes.
 */
export function useHeldHeight(element: RefObject<HTMLElement | null>, from: boolean): void {
  useEffect(() => {
    const held = element.current;
    if (!from || !held) return;
    const width = innerWidth;
    held.style.minBlockSize = `${held.offsetHeight}px`;
    const releaseHeight = () => {
      // on phones the height changes with every scroll
      if (innerWidth !== width) held.style.minBlockSize = '';
    };
    addEventListener('resize', releaseHeight);
    return () => removeEventListener('resize', releaseHeight);
  }, [element, from]);
}
