import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { gentle } from '../../components/scroll-by-pages';

/** ms for which a slide is shown */
const STAY = 6000;

export interface Carousel {
  /** the slide in view, from 0 */
  current: number;
  show: (slide: number) => void;
  /** advances automatically, unless paused for the moment */
  playing: boolean;
  setPlaying: (playing: boolean) => void;
}

/** Fields that are typed in: nothing moves behind them, and no frame of a slide delays a letter. */
const TYPED_IN = 'input, textarea, select';

/**
 * A row of full-width slides that scrolls by finger and automatically. It pauses while a pointer is over it, the focus is in it
 * or in any field, less than half of it is in view or the tab is hidden, and does not start with reduced motion.
 * @param stage the element around row and controls
 */
export function useCarousel(
  stage: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
  slides: number,
): Carousel {
  const [current, setCurrent] = useState(0);
  // what most shoppers will see, so that the server's button need not change
  const [playing, setPlaying] = useState(slides > 1);
  const held = useHeld(stage);

  useEffect(() => setPlaying(slides > 1 && gentle() === 'smooth'), [slides]);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    // negative in right-to-left
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

/** True while the shopper points at or focuses the element, types anywhere, or cannot see it. */
function useHeld(stage: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  const over = useRef(false);
  const inView = useRef(true);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const look = () => {
      const { activeElement: focused, hidden } = document;
      setHeld(hidden || over.current || !inView.current || element.contains(focused) || !!focused?.matches(TYPED_IN));
    };
    const sight = new IntersectionObserver(
      ([entry]) => {
        inView.current = entry?.isIntersecting ?? true;
        look();
      },
      { threshold: 0.5 },
    );
    sight.observe(element);
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
      listen(document, 'focusin', look),
      // the next element gets the focus a moment later
      listen(document, 'focusout', () => setTimeout(look)),
      listen(document, 'visibilitychange', look),
      () => sight.disconnect(),
    ];
    look();
    return () => {
      for (const stop of stops) stop();
    };
  }, [stage]);
  return held;
}
