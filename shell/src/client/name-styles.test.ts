import { createStyleCache } from 'shared-kernel/remote/style-cache';
import { nameStyles } from './name-styles';

test('emotion does not reinsert styles from the document', () => {
  document.head.innerHTML = [
    `<style>:root{--x:1}</style>`,
    `<style data-emotion="shell">#header{display:contents}.shell-1hlxdgu{color:red;}`,
    `@media (hover: hover){.shell-1hlxdgu:hover{color:blue;}}html:has(.shell-q7jo75:focus){overflow:hidden;}</style>`,
    `<style data-emotion="part">@keyframes animation-ab1{to{rotate:1turn;}}[dir='rtl'] .part-c2{animation:animation-ab1 1s;}</style>`,
  ].join('');
  nameStyles();
  expect(createStyleCache('shell').inserted).toEqual({ '1hlxdgu': true, q7jo75: true });
  expect(createStyleCache('part').inserted).toEqual({ 'animation-ab1': true, c2: true });
});

test('emotion inserts a style only if no style sheet contains it completely', () => {
  document.head.innerHTML = [
    `<style data-emotion="part">.part-a1{top:0;}</style>`,
    `<style>.part-b2{top:0;}@media print{.part-c3{top:0;}}.part-parts{}.part-a1:hover{top:1px;}.part-d4:hover{top:0;}</style>`,
  ].join('');
  nameStyles();
  expect(createStyleCache('part').inserted).toEqual({ a1: true, b2: true, c3: true });
});

test('skips a style sheet that cannot be read', () => {
  document.head.innerHTML = `<style data-emotion="part">.part-a1{top:0;}</style><style>.part-b2{top:0;}.part-parts{}</style>`;
  const refused = {
    get cssRules(): never {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  const sheets = jest.spyOn(document, 'styleSheets', 'get');
  sheets.mockReturnValue([refused, ...document.styleSheets] as unknown as StyleSheetList);
  nameStyles();
  sheets.mockRestore();
  expect(createStyleCache('part').inserted).toEqual({ a1: true, b2: true });
});
