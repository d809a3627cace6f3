import fc from 'fast-check';
import {
  MAX_SCALE,
  move,
  type Point,
  pinch,
  settle,
  swipeOf,
  toggleZoom,
  type View,
  WHOLE,
  zoomAt,
} from './viewer-geometry';

const frame = { width: 400, height: 800 };
const picture = { width: 400, height: 400 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = fc.record({ x: number(-200, 200), y: number(-400, 400) });
const view = fc.record({ scale: number(1, MAX_SCALE), x: number(-500, 500), y: number(-500, 500) });
/** the point of the picture that lies under a point of the frame */
const under = ({ scale, x, y }: View, at: Point) => ({ x: (at.x - x) / scale, y: (at.y - y) / scale });

test('S110 zooming keeps the point under the finger in place', () => {
  fc.assert(
    fc.property(view, point, number(1, MAX_SCALE), (before, at, scale) => {
      const after = zoomAt(before, at, scale);
      expect(after.scale).toBe(scale);
      expect(under(after, at).x).toBeCloseTo(under(before, at).x, 6);
      expect(under(after, at).y).toBeCloseTo(under(before, at).y, 6);
    }),
  );
});

test('S110 pinching keeps the point between two fingers in place', () => {
  fc.assert(
    fc.property(view, point, point, point, point, (before, a, b, c, d) => {
      const after = pinch(before, [a, b], [c, d]);
      const from = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      const to = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 };
      expect(under(after, to).x).toBeCloseTo(under(before, from).x, 6);
      expect(under(after, to).y).toBeCloseTo(under(before, from).y, 6);
    }),
  );
});

test('S110 doubling the pinch distance doubles the size; a zero distance changes nothing', () => {
  const fingers = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ] as const;
  expect(
    pinch(WHOLE, fingers, [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
    ]),
  ).toEqual({ scale: 2, x: 0, y: 0 });
  const spot = [
    { x: 5, y: 5 },
    { x: 5, y: 5 },
  ] as const;
  expect(pinch({ scale: 2, x: 1, y: 1 }, spot, fingers)).toEqual({ scale: 2, x: -4, y: -4 });
});

test('S110 the image stays within its minimum and maximum size and inside its frame', () => {
  const wild = fc.record({ scale: number(0.01, 50), x: number(-1e5, 1e5), y: number(-1e5, 1e5) });
  fc.assert(
    fc.property(wild, (any) => {
      const { scale, x, y } = settle(any, frame, picture);
      expect(scale).toBeGreaterThanOrEqual(1);
      expect(scale).toBeLessThanOrEqual(MAX_SCALE);
      expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (picture.width * scale - frame.width) / 2));
      expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (picture.height * scale - frame.height) / 2));
      expect(settle({ scale, x, y }, frame, picture)).toEqual({ scale, x, y });
    }),
  );
  const { x, y } = settle({ scale: 1, x: 80, y: -9 }, frame, picture);
  expect([Math.abs(x), Math.abs(y)]).toEqual([0, 0]);
});

test('S110 a double tap zooms in and out', () => {
  const closer = toggleZoom(WHOLE, { x: 100, y: 0 });
  expect(closer).toEqual({ scale: 2.5, x: -150, y: 0 });
  expect(toggleZoom(closer, { x: 0, y: 0 })).toEqual(WHOLE);
});

test('S110 dragging moves the image', () => {
  expect(move({ scale: 2, x: 1, y: 2 }, { x: 0, y: 0 }, { x: 10, y: -5 })).toEqual({ scale: 2, x: 11, y: -3 });
});

test.each([
  ['far to the left', { x: -80, y: 10 }, 600, 'next', 'previous'],
  ['far to the right', { x: 80, y: 10 }, 600, 'previous', 'next'],
  ['short but fast', { x: -30, y: 0 }, 40, 'next', 'previous'],
  ['too short', { x: -30, y: 0 }, 600, null, null],
  ['a jitter, however fast', { x: -5, y: 0 }, 1, null, null],
  ['down', { x: 10, y: 90 }, 600, 'away', 'away'],
  ['up', { x: 10, y: -90 }, 100, null, null],
])('S110 S014 a swipe: %s', (_, offset, time, leftToRight, rightToLeft) => {
  expect(swipeOf(offset, time, false)).toBe(leftToRight);
  expect(swipeOf(offset, time, true)).toBe(rightToLeft);
});
