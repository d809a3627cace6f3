import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { gentle } from '../../components/scroll-by-pages';

/** ms that a slide stays before the next comes */
const STAY = 6000;

export interface Carousel {
  /** the slide in view, from 0 */
  current: number;
  show: (slide: number) => void;
  /** moves by itself, unless something holds it up for the moment */
  playing: boolean;
  setPlaying: (playing: boolean) => void;
}

/**
 * A row of slides of its own width that scrolls by finger and by itself. It waits while a pointer is over it, the focus is in it
 * or the tab is hidden, and does not start where less motion is wanted.
 * @param stage holds row and controls
 */
export function useCarousel(
  stage: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
  slides: number,
): Carousel {
  const [current, setCurrent] = useState(0);
  // what most will see, so that the server's button need not change
  const [playing, setPlaying] = useState(slides > 1);
  const held = useHeld(stage);

  useEffect(() => setPlaying(slides > 1 && gentle() === 'smooth'), [slides]);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    // negative in Arabic
    const scrolled = () => setCurrent(Math.round(Math.abs(element.scrollLeft) / (element.clientWidth || 1)));
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => element.removeEventListener('scroll', scrolled);
  }, [row]);

  const show = useCallback(
    (slide: number) => {
      const element = row.current;
      if (!element) return;
      const { direction } = getComputedStyle(element);
      const at = (slide + slides) % slides;
      setCurrent(at);
      element.scrollTo({ left: (direction === 'rtl' ? -1 : 1) * at * element.clientWidth, behavior: gentle() });
    },
    [row, slides],
  );
  useEffect(() => {
    if (!playing || held) return;
    const timer = setTimeout(() => show(current + 1), STAY);
    return () => clearTimeout(timer);
  }, [playing, held, current, show]);
  return { current, show, playing, setPlaying };
}

/** True while the shopper is busy with the element, or elsewhere. */
function useHeld(stage: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  const over = useRef(false);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const look = () => setHeld(document.hidden || over.current || element.contains(document.activeElement));
    const listen = (target: EventTarget, name: string, act: () => void) => {
      target.addEventListener(name, act);
      return () => target.removeEventListener(name, act);
    };
    const hover = (now: boolean) => () => {
      over.current = now;
      look();
    };
    const stops = [
      listen(element, 'pointerenter', hover(true)),
      listen(element, 'pointerleave', hover(false)),
      listen(element, 'focusin', look),
      // the next element has the focus a moment later
      listen(element, 'focusout', () => setTimeout(look)),
      listen(document, 'visibilitychange', look),
    ];
    look();
    return () => {
      for (const stop of stops) stop();
    };
  }, [stage]);
  return held;
}
