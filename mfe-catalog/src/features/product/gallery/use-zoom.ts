import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  move,
  type Point,
  pinch,
  type Swipe,
  settle,
  swipeOf,
  toggleZoom,
  type View,
  WHOLE,
  zoomAt,
} from './viewer-geometry';

/** ms between the taps of a double tap, and px that a tap may move */
const DOUBLE_TAP = 300;
const SLIP = 10;
const WHEEL = 0.002;

interface Zoom {
  frame: RefObject<HTMLDivElement | null>;
  /** event handlers of the frame */
  handlers: Pick<
    React.HTMLAttributes<HTMLDivElement>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onWheel'
  >;
  zoomed: boolean;
  larger(): void;
  smaller(): void;
  /** pans an enlarged picture; px */
  pan(x: number, y: number): void;
}

/**
 * Lets fingers, mouse and keys zoom and pan the picture in a frame (S110). The view is written to the frame's `--x`, `--y` and
 * `--scale`, without a render per movement.
 * @param picture the shown picture: a new one resets the view
 */
export function useZoom(picture: string, rtl: boolean, onSwipe: (swipe: Swipe) => void): Zoom {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<View>(WHOLE);
  const [zoomed, setZoomed] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  const begun = useRef({ at: { x: 0, y: 0 }, time: 0, one: true });
  const lastTap = useRef({ at: { x: 0, y: 0 }, time: 0 });

  const show = (next: View, sideways = 0) => {
    const element = frame.current;
    if (!element) return;
    const { clientWidth: width, clientHeight: height } = element;
    // the shop's pictures are squares, as large as the frame's shorter side
    const side = Math.min(width, height);
    view.current = settle(next, { width, height }, { width: side, height: side });
    const { scale, x, y } = view.current;
    element.style.setProperty('--scale', String(scale));
    element.style.setProperty('--x', `${x + sideways}px`);
    element.style.setProperty('--y', `${y}px`);
    setZoomed(scale > 1);
  };
  // only a new picture resets the view, not a rerender
  useEffect(() => show(WHOLE), [picture]);

  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
  };

  const ended = (event: ReactPointerEvent) => {
    const { at: start, time, one } = begun.current;
    const end = at(event);
    const offset = { x: end.x - start.x, y: end.y - start.y };
    if (view.current.scale === 1) {
      show(WHOLE);
      const swipe = one && swipeOf(offset, event.timeStamp - time, rtl);
      if (swipe) return onSwipe(swipe);
    }
    if (!one || Math.hypot(offset.x, offset.y) > SLIP) return;
    const tap = lastTap.current;
    if (event.timeStamp - tap.time < DOUBLE_TAP && Math.hypot(end.x - tap.at.x, end.y - tap.at.y) < SLIP * 3) {
      lastTap.current = { at: end, time: 0 };
      show(toggleZoom(view.current, end));
    } else lastTap.current = { at: end, time: event.timeStamp };
  };

  return {
    frame,
    zoomed,
    larger: () =>
      show(
        view.current.scale > 1
          ? zoomAt(view.current, { x: 0, y: 0 }, view.current.scale * 1.5)
          : toggleZoom(WHOLE, { x: 0, y: 0 }),
      ),
    smaller: () => show(zoomAt(view.current, { x: 0, y: 0 }, view.current.scale / 1.5)),
    pan: (x, y) => show(move(view.current, { x: 0, y: 0 }, { x, y })),
    handlers: {
      onPointerDown(event) {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, at(event));
        const first = fingers.current.size === 1;
        begun.current = first ? { at: at(event), time: event.timeStamp, one: true } : { ...begun.current, one: false };
      },
      onPointerMove(event) {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const now = at(event);
        const others = [...fingers.current].filter(([id]) => id !== event.pointerId);
        fingers.current.set(event.pointerId, now);
        const other = others[0]?.[1];
        if (other) show(pinch(view.current, [before, other], [now, other]));
        else if (view.current.scale > 1) show(move(view.current, before, now));
        else show(WHOLE, now.x - begun.current.at.x);
      },
      onPointerUp(event) {
        if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
        ended(event);
      },
      onPointerCancel(event) {
        fingers.current.delete(event.pointerId);
        show(view.current);
      },
      onWheel: (event) => show(zoomAt(view.current, at(event), view.current.scale * Math.exp(-event.deltaY * WHEEL))),
    },
  };
}
