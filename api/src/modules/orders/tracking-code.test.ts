import fc from 'fast-check';
import { readTrackingCode } from 'shared-kernel/rules/tracking-code';
import { createTrackingCode } from './tracking-code';

const CODE = '7Q2KX-0M4T1-9HVBC';

test('D41 a code has 75 random bits in three groups', () => {
  const codes = Array.from({ length: 1000 }, createTrackingCode);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){2}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

test.each([
  ['as it is', CODE],
  ['in lower case', CODE.toLowerCase()],
  ['without hyphens', '7Q2KX0M4T19HVBC'],
  ['with spaces, anywhere', '  7q2 kx0m4t1\t9hvbc\n'],
  ['with other hyphens', '7Q2KX–0M4T1\u20119HVBC'],
  ['O for 0, I and L for 1', '7q2kx-om4ti-9hvbc'],
  ['L for 1', '7Q2KX-0M4TL-9HVBC'],
  ['copied with direction marks', '\u2066\u200e7Q2KX-0M4T1-9HVBC\u2069'],
  ['in full width', '７Ｑ２ＫＸ－０Ｍ４Ｔ１－９ＨＶＢＣ'],
  ['with Arabic digits', '٧Q٢KX-٠M٤T١-٩HVBC'],
  ['with Persian digits', '۷Q۲KX-۰M۴T۱-۹HVBC'],
  ['with Hindi digits', '७Q२KX-०M४T१-९HVBC'],
])('S191 accepts a code %s', (_, typed) => {
  expect(readTrackingCode(typed)).toBe(CODE);
});

test('S191 every code is accepted with any spacing and in lower case', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.constantFrom('', '-', ' ', '  ', '\u00a0')), (between) => {
      const code = createTrackingCode();
      const gaps = between[Symbol.iterator]();
      const typed = [...code.replaceAll('-', '')].map((digit) => digit.toLowerCase() + gaps.next().value).join('');
      expect(readTrackingCode(typed)).toBe(code);
    }),
  );
});

test.each([
  ['nothing', ''],
  ['only spaces', '   '],
  ['too short', '7Q2KX-0M4T1-9HVB'],
  ['too long', '7Q2KX-0M4T1-9HVBCD'],
  ['a letter outside the alphabet', '7Q2KX-0M4T1-9HVBU'],
  ['an order number', '1234'],
  ['an underscore for a hyphen', '7Q2KX_0M4T1_9HVBC'],
  ['a wildcard', '7Q2KX-0M4T1-9HVB%'],
  ['SQL', "' or 1=1 --"],
  ['a digit of an unsupported script', '\u{1E950}Q2KX-0M4T1-9HVBC'],
])('S191 %s is not a code', (_, typed) => {
  expect(readTrackingCode(typed)).toBeNull();
});
