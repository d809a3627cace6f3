import { GLOBAL_CSS } from './global-styles';

test('each script uses its system fonts and fetches none', () => {
  expect(GLOBAL_CSS).toContain('html:lang(ar)');
  expect(GLOBAL_CSS).toContain('html:lang(hi)');
  expect(GLOBAL_CSS).not.toMatch(/@font-face|@import|url\(/);
});

test('the global style sheet stays small', () => {
  expect(GLOBAL_CSS.length).toBeLessThan(4000);
  expect(GLOBAL_CSS).not.toContain('\n');
});

test('sticky content knows the header’s height with and without the search row', () => {
  expect(GLOBAL_CSS).toContain('html{--header-height: 72px;');
  expect(GLOBAL_CSS).toMatch(/@media \(max-width: 768\.98px\)\s*\{\s*html\s*\{\s*--header-height: 108px/);
});

test('open layers lock scrolling, and reduced motion is respected', () => {
  expect(GLOBAL_CSS).toContain('html[data-scroll-locked]{overflow: hidden}');
  expect(GLOBAL_CSS).toContain('@media (prefers-reduced-motion: reduce)');
});
