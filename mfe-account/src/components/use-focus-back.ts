import { type RefObject, useEffect, useRef } from 'react';

/** The element to focus when what it belongs to was brought back: the 'undo' that had the focus is gone. */
export function useFocusBack<T extends HTMLElement>(restored: boolean): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(() => {
    if (restored) place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [restored]);
  return place;
}
