import { lockScroll, SCROLL_LOCK_ATTRIBUTE } from './scroll-lock';

const locked = () => document.documentElement.hasAttribute(SCROLL_LOCK_ATTRIBUTE);

test('S049 closing the last layer unlocks scrolling', () => {
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(locked()).toBe(true);
  second();
  expect(locked()).toBe(false);
});
