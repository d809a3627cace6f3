import { LANGUAGES } from '../contract/languages';
import { localize, safeUrl, webUrl } from './links';
import { splitLanguage } from './routes';

test.each([
  ['mailto:a@b.co', 'mailto:a@b.co'],
  ['tel:+49301234', 'tel:+49301234'],
  ['ftp://x', null],
  ['java\nscript:alert(1)', null],
  ['/\t/evil.example', null],
  ['/\n/evil.example', null],
  [undefined, null],
])('server URL %p becomes link %p', (url, expected) => {
  expect(safeUrl(url)).toBe(expected);
});

test.each([
  ['https://pay.example/session/1', 'https://pay.example/session/1'],
  ['http://localhost:4500/api/v1/payment/hand-over/a', 'http://localhost:4500/api/v1/payment/hand-over/a'],
  ['/api/v1/payment/hand-over/a', '/api/v1/payment/hand-over/a'],
  ['//evil.example', null],
  ['mailto:a@b.co', null],
  ['tel:123', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['', null],
  [null, null],
])('S157 external redirect to %s: %s', (url, expected) => {
  expect(webUrl(url)).toBe(expected);
});

test.each([
  ['/', '/ar'],
  ['/?a=1', '/ar?a=1'],
  ['/cart', '/ar/cart'],
  ['/search?q=a', '/ar/search?q=a'],
  ['https://example.com/', 'https://example.com/'],
  ['mailto:a@b.co', 'mailto:a@b.co'],
  ['#main', '#main'],
])('S006 %s becomes %s in Arabic and stays in English', (to, expected) => {
  expect(localize('ar', to)).toBe(expected);
  expect(localize('en', to)).toBe(to);
});

test.each([
  ['//evil.example/x', '/evil.example/x'],
  ['///evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['\\\\evil.example', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['/\n\\evil.example', '/evil.example'],
  ['/a//b?next=//c#//d', '/a/b?next=//c#//d'],
])('A7 localises %j without double slashes', (to, expected) => {
  expect([localize('en', to), localize('ar', to)]).toEqual([expected, `/ar${expected}`]);
});

test('S006 localising and splitting are inverse for every path of the shop', () => {
  const paths = ['/', '/cart', '/all/a', '/b/product/1', '/user/orders'];
  for (const language of LANGUAGES)
    for (const to of paths) expect(splitLanguage(localize(language, to))).toMatchObject({ language, path: to });
});
