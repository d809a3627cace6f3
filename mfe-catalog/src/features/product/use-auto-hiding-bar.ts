import { useEffect } from 'react';
import { BAR_ID } from './point-at';

/** What the page's sticky header covers on a phone, px. */
const HEADER = 108;

/**
 * Hides the bar at the bottom of a phone's screen while the element with this id, whose button does the same, is in sight. It sets the
 * attribute itself: in React state it would be part of the first load.
 * @param isThere whether the page has the element
 */
export function useAutoHidingBar(id: string, isThere: boolean): void {
  useEffect(() => {
    const buttons = isThere ? document.getElementById(id) : null;
    const hide = (hidden: boolean) => document.getElementById(BAR_ID)?.toggleAttribute('inert', hidden);
    if (!buttons) return;
    const observer = new IntersectionObserver((entries) => hide(entries.at(-1)?.isIntersecting === true), {
      rootMargin: `-${HEADER}px 0px 0px`,
      threshold: 0.5,
    });
    observer.observe(buttons);
    return () => {
      observer.disconnect();
      hide(false);
    };
  }, [id, isThere]);
}
