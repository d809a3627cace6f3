import { css } from '@emotion/react';
import { render } from '@testing-library/react';
import { StyleCacheProvider } from '../platform/element-styles';
import { createStyleCache } from './style-cache';

const Hidden = () => <p css={css({ visibility: 'hidden' })}>x</p>;

test('inserts rules through the CSSOM, so that the CSP allows them', () => {
  const { container } = render(
    <StyleCacheProvider value={createStyleCache('part')}>
      <Hidden />
    </StyleCacheProvider>,
  );
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="part"]')];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.map((style) => style.textContent).join('')).toBe('');
  expect(getComputedStyle(container.querySelector('p') as HTMLElement).visibility).toBe('hidden');
});

test('adds only the prefixes that Safari needs', () => {
  const cache = createStyleCache('part');
  const rules: string[] = [];
  cache.sheet.insert = (rule: string) => rules.push(rule);
  const styles = 'display:flex;user-select:none;transition:transform 1s;&::placeholder{color:red;}';
  cache.insert('.a', { name: 'a', styles, next: undefined }, cache.sheet, false);
  expect(rules).toEqual([
    '.a{display:flex;-webkit-user-select:none;user-select:none;transition:transform 1s;}',
    '.a::placeholder{color:red;}',
  ]);
});

test('inserts one nested rule where supported, and compiles with stylis elsewhere', () => {
  Object.assign(globalThis, { CSSNestedDeclarations: class {} });
  const cache = createStyleCache('part');
  Reflect.deleteProperty(globalThis, 'CSSNestedDeclarations');
  const rules: string[] = [];
  cache.sheet.insert = (rule: string) => rules.push(rule);
  const insert = (selector: string, name: string, styles: string) =>
    cache.insert(selector, { name, styles, next: undefined }, cache.sheet, true);
  insert('.a', 'a', 'display:flex;&:hover{color:red;}@media print{top:0;}');
  insert('.b', 'b', '&:hover{user-select:none;}');
  insert('', 'c', '@keyframes c{to{top:0;}}');
  insert('.d', 'd', 'top:0;:hover{top:1px;}');
  expect(rules).toEqual([
    '.a{display:flex;&:hover{color:red;}@media print{top:0;}}',
    '.b:hover{-webkit-user-select:none;user-select:none;}',
    '@keyframes c{to{top:0;}}',
    '.d{top:0;}',
    '.d:hover{top:1px;}',
  ]);
  expect(Object.keys(cache.inserted)).toEqual(['a', 'b', 'c', 'd']);
});

test('document styles stay before the style sheets of wide windows', () => {
  document.head.innerHTML =
    '<style>:root{--x:1}</style><style data-emotion="part a1">.part-a1{top:0;}</style><link rel="stylesheet">';
  createStyleCache('part').sheet.insert('.part-b2{top:0;}');
  expect([...document.head.children].map((one) => one.tagName)).toEqual(['STYLE', 'STYLE', 'STYLE', 'LINK']);
  document.head.innerHTML = '';
});

test('document styles stay in place, and new ones follow those of their key', () => {
  document.head.innerHTML = [
    '<style>:root{--x:1}</style>',
    '<style data-emotion="shell s1">.shell-s1{top:0;}</style>',
    '<style data-emotion="part a1">.part-a1{top:0;}</style>',
  ].join('');
  const moved = jest.spyOn(document.head, 'insertBefore');
  const cache = createStyleCache('part');
  expect(moved).not.toHaveBeenCalled();
  cache.sheet.insert('.part-b2{top:0;}');
  createStyleCache('shell').sheet.insert('.shell-s2{top:0;}');
  moved.mockRestore();
  const keys = [...document.head.querySelectorAll('style')].map((style) => style.dataset.emotion);
  expect(keys).toEqual([undefined, 'shell s1', 'shell', 'part a1', 'part']);
  expect(cache.inserted).toEqual({ a1: true });
  document.head.innerHTML = '';
});
