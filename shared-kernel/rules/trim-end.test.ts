import { trimEnd } from './trim-end';

test.each([
  ['https://api.shop.test//', '/', 'https://api.shop.test'],
  ['//', '/', ''],
  ['', '/', ''],
  ['a/b', '/', 'a/b'],
  ['One, two ,.', ' .,', 'One, two'],
])('%j without %j at its end is %j', (text, characters, trimmed) => {
  expect(trimEnd(text, characters)).toBe(trimmed);
});
