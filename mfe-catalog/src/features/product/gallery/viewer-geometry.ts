/** A point in the frame, px from its middle. */
export interface Point {
  x: number;
  y: number;
}
/** How a picture lies in its frame: enlarged `scale` times round its middle, then moved by `x` and `y` px. */
export interface View extends Point {
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}

/** The whole picture, in its place. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** Largest enlargement; beyond it, the files show nothing more. */
export const MAX_SCALE = 4;
/** What a double tap and the first press of 'larger' give. */
const CLOSER = 2.5;
/** px that a finger goes at least for a swipe, and px per ms that make a shorter way one */
const SWIPE_WAY = 60;
const SWIPE_SPEED = 0.5;
const SWIPE_SHORT = 20;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * The nearest view that is allowed: no smaller than whole, no larger than `MAX_SCALE`, and never moved so far that there is more
 * empty room at an edge than the picture must leave.
 * @param picture its size at scale 1; at most the frame's
 */
export function settle(view: View, frame: Size, picture: Size): View {
  const scale = within(view.scale, 1, MAX_SCALE);
  const room = (inside: number, outside: number) => Math.max(0, (inside * scale - outside) / 2);
  const across = room(picture.width, frame.width);
  const down = room(picture.height, frame.height);
  return { scale, x: within(view.x, -across, across), y: within(view.y, -down, down) };
}

/** The view at another scale, with what lies under the point staying under it. */
export function zoomAt(view: View, point: Point, scale: number): View {
  const target = within(scale, 1, MAX_SCALE);
  const factor = target / view.scale;
  return {
    scale: target,
    x: point.x - (point.x - view.x) * factor,
    y: point.y - (point.y - view.y) * factor,
  };
}

/** Closer at the point, or the whole picture when it is closer already: a double tap. */
export function toggleZoom(view: View, point: Point): View {
  return view.scale > 1 ? WHOLE : zoomAt(view, point, CLOSER);
}

type Fingers = readonly [Point, Point];

/** The view after a pinch, which keeps the point between the fingers in place. */
export function pinch(view: View, from: Fingers, to: Fingers): View {
  const before = distance(from);
  const zoomed = zoomAt(view, middle(from), before > 0 ? (view.scale * distance(to)) / before : view.scale);
  return move(zoomed, middle(from), middle(to));
}

/** The view after it was pulled from one place to another. */
export function move(view: View, from: Point, to: Point): View {
  return { ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y };
}

export type Swipe = 'next' | 'previous' | 'away';

/**
 * What a finger's way over a whole picture means: sideways to a neighbour, in the direction of reading; down and away.
 * @param way px
 * @param time ms
 */
export function swipeOf(way: Point, time: number, rtl: boolean): Swipe | null {
  const across = Math.abs(way.x);
  const sideways = across > Math.abs(way.y);
  const far = sideways ? across : way.y;
  const fast = far / Math.max(time, 1) > SWIPE_SPEED && far > SWIPE_SHORT;
  if (far < SWIPE_WAY && !fast) return null;
  if (!sideways) return 'away';
  return way.x < 0 === rtl ? 'previous' : 'next';
}

function middle([a, b]: Fingers): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
function distance([a, b]: Fingers): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
