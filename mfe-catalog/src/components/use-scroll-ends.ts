import { type RefObject, useEffect, useState } from 'react';

/** px of tolerance: scroll positions are fractional */
const SLACK = 2;

export interface ScrollEnds {
  atStart: boolean;
  atEnd: boolean;
}

/** Whether a horizontal scroller is at its start and at its end; both when everything is in view. */
export function useScrollEnds(row: RefObject<HTMLElement | null>): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ atStart: true, atEnd: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      // negative in right-to-left
      const at = Math.abs(element.scrollLeft);
      const atStart = at <= SLACK;
      const atEnd = at >= element.scrollWidth - element.clientWidth - SLACK;
      setEnds((known) => (known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }));
    };
    const resized = new ResizeObserver(look);
    resized.observe(element);
    const watchTiles = () => {
      for (const child of element.children) resized.observe(child);
    };
    watchTiles();
    // most of a row's tiles are added later
    const added = new MutationObserver(watchTiles);
    added.observe(element, { childList: true });
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      added.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row]);
  return ends;
}
