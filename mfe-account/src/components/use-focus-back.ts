import { type RefObject, useEffect, useRef } from 'react';

/**
 * A ref whose button takes the focus when a removed entry was restored, because the focused 'undo' is gone. If the shopper has focused
 * something else meanwhile, the focus stays there.
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
