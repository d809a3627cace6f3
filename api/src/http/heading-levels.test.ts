import fc from 'fast-check';
import { headingLevels } from './heading-levels';
import { safeHtml } from './safe-html';

test.each([
  [1, [3, 3, 3], [2, 2, 2]],
  [1, [2, 4, 4, 2], [2, 3, 3, 2]],
  [1, [1, 2, 6, 3], [2, 3, 4, 4]],
  [1, [4, 2, 3], [2, 2, 3]],
  [2, [1, 2, 3, 4, 5, 6], [3, 4, 5, 6, 6, 6]],
])('S200 headings below level %i written as %j become %j', (under, written, levels) => {
  expect(written.map(headingLevels(under))).toEqual(levels);
});

test('S200 headings never skip a level', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.array(fc.integer({ min: 1, max: 6 })), (under, written) => {
      const levels = [under, ...written.map(headingLevels(under))];
      for (const [at, level] of levels.entries()) {
        if (at > 0) expect(level).toBeGreaterThan(under);
        if (at > 0) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('S200 sanitised HTML has the new heading levels and keeps the headings’ content', () => {
  expect(safeHtml('<h3 id="a">Why <em>so</em>?</h3><p>x</p><h5 onclick="steal()">And</h5><h1>End</h1>')).toBe(
    '<h2 id="a">Why <em>so</em>?</h2><p>x</p><h3>And</h3><h2>End</h2>',
  );
  expect(safeHtml('<h2>Made of</h2>', 2)).toBe('<h3>Made of</h3>');
});
