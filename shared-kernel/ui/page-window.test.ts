import { pageWindow } from './page-window';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [6, 20, [1, 'gap', 5, 6, 7, 'gap', 20]],
  [20, 20, [1, 'gap', 19, 20]],
  [99, 3, [1, 2, 3]],
])('S095 page %p of %p', (current, last, expected) => {
  expect(pageWindow(current, last)).toEqual(expected);
});
