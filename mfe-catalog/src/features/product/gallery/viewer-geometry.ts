/** A point in the frame, px from its centre. */
export interface Point {
  x: number;
  y: number;
}
/** How a picture lies in its frame: scaled by `scale` around its centre, then moved by `x` and `y` px. */
export interface View extends Point {
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}

/** The whole picture, centred. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** Largest scale; beyond it, the files have no more detail. */
export const MAX_SCALE = 4;
/** The scale after a double tap and after the first press of 'larger'. */
const CLOSER = 2.5;
/** px of the shortest swipe, and px per ms that make a shorter movement one */
const SWIPE_WAY = 60;
const SWIPE_SPEED = 0.5;
const SWIPE_SHORT = 20;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * The nearest allowed view: `scale` between 1 and `MAX_SCALE`, and never moved so far that an edge shows more empty space than the
 * picture's size requires.
 * @param picture its size at scale 1; at most the frame's
 */
export function settle(view: View, frame: Size, picture: Size): View {
  const scale = within(view.scale, 1, MAX_SCALE);
  const room = (inside: number, outside: number) => Math.max(0, (inside * scale - outside) / 2);
  const across = room(picture.width, frame.width);
  const down = room(picture.height, frame.height);
  return { scale, x: within(view.x, -across, across), y: within(view.y, -down, down) };
}

/** The view at another scale; the point stays over the same spot of the picture. */
export function zoomAt(view: View, point: Point, scale: number): View {
  const target = within(scale, 1, MAX_SCALE);
  const factor = target / view.scale;
  return {
    scale: target,
    x: point.x - (point.x - view.x) * factor,
    y: point.y - (point.y - view.y) * factor,
  };
}

/** Zooms in at the point, or back to the whole picture when zoomed in: a double tap. */
export function toggleZoom(view: View, point: Point): View {
  return view.scale > 1 ? WHOLE : zoomAt(view, point, CLOSER);
}

type Fingers = readonly [Point, Point];

/** The view after a pinch; the spot between the fingers stays between them. */
export function pinch(view: View, from: Fingers, to: Fingers): View {
  const before = distance(from);
  const zoomed = zoomAt(view, middle(from), before > 0 ? (view.scale * distance(to)) / before : view.scale);
  return move(zoomed, middle(from), middle(to));
}

/** The view after dragging from one point to another. */
export function move(view: View, from: Point, to: Point): View {
  return { ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y };
}

export type Swipe = 'next' | 'previous' | 'away';

/**
 * The meaning of a swipe over an unzoomed picture: sideways to a neighbour, in reading direction; down closes.
 * @param offset px
 * @param time ms
 */
export function swipeOf(offset: Point, time: number, rtl: boolean): Swipe | null {
  const across = Math.abs(offset.x);
  const sideways = across > Math.abs(offset.y);
  const far = sideways ? across : offset.y;
  const fast = far / Math.max(time, 1) > SWIPE_SPEED && far > SWIPE_SHORT;
  if (far < SWIPE_WAY && !fast) return null;
  if (!sideways) return 'away';
  return offset.x < 0 === rtl ? 'previous' : 'next';
}

function middle([a, b]: Fingers): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
function distance([a, b]: Fingers): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
