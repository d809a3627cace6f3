import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** ms that a mouse must hover before a panel opens, so that crossing the row opens nothing */
const OPEN_AFTER = 140;
/** ms that a panel stays when the mouse leaves it, so that a brief slip closes nothing */
const CLOSE_AFTER = 260;

/**
 * Which of several panels is open, by hovering; touch and keyboard use `setOpen`. `over(id)` belongs on the element that opens the
 * panel, `leave` on the container of all of them.
 */
export function useHoverIntent() {
  const [open, setOpen] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (value: number | null, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(value), ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    open,
    setOpen: (value: number | null) => {
      clearTimeout(timer.current);
      setOpen(value);
    },
    over: (id: number) => (event: PointerEvent) => {
      // a panel is already open: the next one opens after half the time
      if (event.pointerType === 'mouse') later(id, open === null ? OPEN_AFTER : OPEN_AFTER / 2);
    },
    leave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') later(null, CLOSE_AFTER);
    },
  };
}
