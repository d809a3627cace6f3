import { type RefObject, useLayoutEffect } from 'react';

/** px between the popup and the lower edge of what can be seen */
const GAP = 12;

/** Custom property of an element: the height from its top to the end of the visible page, above the keyboard of a phone. */
export const ROOM_BELOW = '--room-below';

/** Keeps `ROOM_BELOW` of the element up to date while it is shown. */
export function useRoomBelow(element: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!shown || !view) return;
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      element.current?.style.setProperty(ROOM_BELOW, `${Math.round(view.offsetTop + view.height - top - GAP)}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, [element, shown]);
}
