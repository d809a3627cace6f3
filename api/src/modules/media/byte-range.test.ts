import fc from 'fast-check';
import { byteRange } from './byte-range';

test.each([
  [undefined, null],
  ['', null],
  ['bytes=-', null],
  ['bytes=0-0,5-9', null],
  ['items=0-5', null],
  ['bytes=7-3', null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=40-59', { start: 40, end: 59 }],
  ['bytes=40-5000', { start: 40, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
])('the range %j of a file of a hundred bytes gives %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test('a range always lies within the file', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => `bytes=${a}-${b}`),
      ),
      fc.nat(),
      (header, size) => {
        const range = byteRange(header, size);
        if (range === null || range === 'none') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      },
    ),
  );
});
