import { callbackPath } from './callback-path';

test.each([
  ['/'],
  ['/cart'],
  ['/ar/user/orders'],
  ['/fr/checkout?step=2'],
  ['/search?q=a%26b'],
  ['/search?q=https://elsewhere.example//x'],
  ['/desk-lamp/product/12#reviews'],
  ['/user/order/7?from=%2Fcart'],
])('S020 accepts %s', (path) => {
  expect(callbackPath(path)).toBe(path);
});

test.each([
  [''],
  [null],
  [undefined],
  ['cart'],
  ['//evil'],
  ['//evil.example/cart'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\evil'],
  ['\\\\evil.example'],
  ['/%5cevil.example'],
  ['/%5Cevil.example'],
  ['/%2fevil.example'],
  ['/%2Fevil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['/\r\n/evil.example'],
  ['/%09/evil.example'],
  ['\t//evil.example'],
  [' //evil.example'],
  ['https://evil'],
  ['https:evil.example'],
  ['HTTPS://evil.example'],
  ['http:/evil.example'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['/a//evil.example'],
  ['/a/..//evil.example'],
  ['/./%2e%2e//evil.example'],
  ['/.//evil.example'],
  ['@evil.example'],
  ['//user:secret@evil.example'],
  ['user@evil.example'],
  ['.evil.example'],
  ['/%'],
  ['/%E0%A4%A'],
  ['/\u0000cart'],
  [`/${'a'.repeat(2000)}`],
])('S023 refuses %j', (path) => {
  expect(callbackPath(path)).toBe('/');
});
