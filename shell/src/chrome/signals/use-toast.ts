import { useEffect, useRef, useState } from 'react';
import type { EventMap } from 'shared-kernel/events/event-map';
import { emit, on } from 'shared-kernel/platform/bus';

/** ms that a toast stays (S052) */
const STAYS = 5000;

type Request = EventMap['toast:requested'];

/**
 * The toast of `toast:requested`: one at a time, with one timer that a new message restarts and that pauses while the toast is
 * hovered or focused (S051, S052, D9). Hiding clears message and error flag and emits `toast:hidden`.
 */
export function useToast() {
  const [toast, setToast] = useState<Request | null>(null);
  const [held, setHeld] = useState(false);
  const hide = () => {
    setToast(null);
    setHeld(false);
    emit('toast:hidden');
  };
  const hideLater = useRef(hide);
  hideLater.current = hide;
  // a copy per request: repeating the same message restarts the timer, too
  useEffect(() => on('toast:requested', (request) => setToast({ ...request })), []);
  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(() => hideLater.current(), STAYS);
    return () => clearTimeout(timer);
  }, [toast, held]);
  return { toast, hide, hold: setHeld };
}
