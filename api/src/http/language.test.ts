import { languageOf } from './language';

test.each<[string, Record<string, string>, string]>([
  ['missing', {}, 'en'],
  ['Language', { language: 'fr' }, 'fr'],
  ['Lang', { lang: 'hi' }, 'hi'],
  ['both: Language wins', { language: 'tr', lang: 'hi' }, 'tr'],
  ['upper case', { language: 'AR' }, 'ar'],
  ['a region', { language: 'ar-EG' }, 'ar'],
  ['unknown', { language: 'xx' }, 'en'],
  ['unknown, but Lang is known', { language: 'xx', lang: 'fr' }, 'fr'],
  ['named like an object property', { language: '__proto__' }, 'en'],
])('S208 D45 header %s', (_, headers, language) => {
  expect(languageOf({ headers })).toBe(language);
});
