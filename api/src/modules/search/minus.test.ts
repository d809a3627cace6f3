import type { LanguageCode } from 'shared-kernel/contract/languages';
import { spellMinus } from './minus';

test.each<[LanguageCode, string, string]>([
  ['en', 'lamp -led', 'lamp not led'],
  ['en', 'shoes -running -boots', 'shoes not running not boots'],
  ['en', 'shoes \u2212boots', 'shoes not boots'],
  ['fr', 'lampe -led', 'lampe sauf led'],
  ['ar', 'حذاء -جلد', 'حذاء عدا جلد'],
  ['tr', 'çanta -deri', 'çanta deri hariç'],
  ['hi', 'बैग -चमड़ा', 'बैग चमड़ा नहीं'],
])('issue 13 in %s "%s" is read as "%s"', (language, text, expected) => {
  expect(spellMinus(text, language)).toBe(expected);
});

test.each(['t-shirt', 'carry-on bag', 'lampe -50 %', 'tea - green', '-led lamp', 'size 10 -'])(
  'issue 13 "%s" has no minus',
  (text) => {
    expect(spellMinus(text, 'en')).toBe(text);
  },
);
