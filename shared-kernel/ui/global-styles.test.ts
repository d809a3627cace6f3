import { GLOBAL_CSS } from './global-styles';

test('each script has its own system fonts, and none is fetched', () => {
  expect(GLOBAL_CSS).toContain('html:lang(ar)');
  expect(GLOBAL_CSS).toContain('html:lang(hi)');
  expect(GLOBAL_CSS).not.toMatch(/@font-face|@import|url\(/);
});

test('the sheet stays small: it travels with every page', () => {
  expect(GLOBAL_CSS.length).toBeLessThan(4000);
  expect(GLOBAL_CSS).not.toContain('\n');
});

test('what sticks below the header knows its height, with and without a row for the search', () => {
  expect(GLOBAL_CSS).toContain('html{--header-height: 72px;');
  expect(GLOBAL_CSS).toMatch(/@media \(max-width: 768\.98px\)\s*\{\s*html\s*\{\s*--header-height: 108px/);
});

test('the page stands still while a layer is open, and nothing moves for those who asked for that', () => {
  expect(GLOBAL_CSS).toContain('html[data-scroll-locked]{overflow: hidden;');
  expect(GLOBAL_CSS).toContain('@media (prefers-reduced-motion: reduce)');
});
