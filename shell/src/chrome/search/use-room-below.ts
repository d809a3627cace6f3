import { type RefObject, useLayoutEffect } from 'react';

/** px between the popup and the lower edge of the visible area */
const GAP = 12;

/** Custom property of an element: the height from its top to the end of the visible page, above a phone's keyboard. */
export const ROOM_BELOW = '--room-below';

/** Updates the element's `ROOM_BELOW` while it is shown. */
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
