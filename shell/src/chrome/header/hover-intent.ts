import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** ms that a mouse must rest before a panel opens, so that crossing the row opens nothing */
const OPEN_AFTER = 140;
/** ms that a panel stays when the mouse leaves it, so that a slip closes nothing */
const CLOSE_AFTER = 260;

/**
 * Which of several panels is open, by resting the mouse on it; touch and keyboard use `setOpen`.
 * `over(id)` goes on what opens the panel, `leave` on what holds all of them.
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
      // one panel open already: the next follows at half the time
      if (event.pointerType === 'mouse') later(id, open === null ? OPEN_AFTER : OPEN_AFTER / 2);
    },
    leave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') later(null, CLOSE_AFTER);
    },
  };
}
