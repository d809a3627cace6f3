import { isLongEnough } from './password';

test.each([
  ['', false],
  ['12345', false],
  ['123456', true],
  ['      ', true],
  ['пароль', true],
  // five characters of two units each
  ['🔑🔑🔑🔑🔑', false],
])('S169 %j is long enough: %s', (password, expected) => {
  expect(isLongEnough(password)).toBe(expected);
});
