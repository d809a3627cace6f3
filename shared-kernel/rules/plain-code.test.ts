import { plainCode } from './plain-code';

test.each([
  [' 94103 ', '94103'],
  ['\u206694103\u2069', '94103'],
  ['\u202a+1 202 555 0142\u202c', '+1 202 555 0142'],
  ['٩٤١٠٣', '94103'],
  ['۹۴۱۰۳', '94103'],
  ['९४१०३', '94103'],
  ['９４１０３', '94103'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['\u200f', ''],
])('issue 14 %j is read as %j', (typed, read) => {
  expect(plainCode(typed)).toBe(read);
});
