import { lockScroll, SCROLL_LOCK_ATTRIBUTE } from './scroll-lock';

const root = document.documentElement;
const locked = () => root.hasAttribute(SCROLL_LOCK_ATTRIBUTE);

test('S049 closing the last layer unlocks scrolling', () => {
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(locked()).toBe(true);
  second();
  expect(locked()).toBe(false);
});

describe('page width while locked', () => {
  const padding = () => root.style.paddingInlineEnd || 'none';
  afterEach(() => jest.restoreAllMocks());

  test('is reduced by the scrollbar’s width as padding, and restored', () => {
    jest.spyOn(root, 'clientWidth', 'get').mockReturnValue(innerWidth - 15);
    const first = lockScroll();
    const second = lockScroll();
    expect(padding()).toBe('15px');
    first();
    second();
    expect(padding()).toBe('none');
  });

  test('is unchanged where the scrollbar takes no space', () => {
    jest.spyOn(root, 'clientWidth', 'get').mockReturnValue(innerWidth);
    const unlock = lockScroll();
    expect(padding()).toBe('none');
    unlock();
  });
});
