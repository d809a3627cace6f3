import { type RefObject, useEffect, useRef } from 'react';

/**
 * The element to focus when what it belongs to was brought back, and the 'undo' that had the focus is gone with it. Whoever has gone
 * on elsewhere meanwhile stays there.
 */
export function useFocusBack<T extends HTMLElement>(restored: boolean): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (restored && (!activeElement || activeElement === document.body))
      place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [restored]);
  return place;
}
