import { above, BREAKPOINTS, from, SMALL_DEVICE, upTo } from './breakpoints';
import { rootCss } from './tokens';

test('S061 the breakpoints match the specification', () => {
  expect(BREAKPOINTS).toEqual([320, 380, 420, 576, 768, 992, 1200, 1400, 1500]);
});

test('S061 a page is at most 1920 px wide', () => {
  expect(rootCss({ primary_color: '', primary_hover_color: '' })).toContain('--page-width:1920px');
});

test('S055 a device is small up to 768 px', () => {
  expect(upTo(SMALL_DEVICE)).toBe('@media (max-width: 768.98px)');
});

test('S061 breakpoints do not overlap', () => {
  expect(from(992)).toBe('@media (min-width: 992px)');
  expect(above(768)).toBe('@media not all and (max-width: 768.98px)');
});
