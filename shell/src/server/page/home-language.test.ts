import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import { languageOfHome } from './home-language';

const home = { language: 'en', path: '/', search: '' } as const;
const preferred = (acceptLanguage?: string, languages: readonly LanguageCode[] = LANGUAGES) =>
  languageOfHome(home, acceptLanguage === undefined ? { cookies: {} } : { cookies: {}, acceptLanguage }, languages);

test.each([
  ['fr-CA,fr;q=0.9,en;q=0.5', 'fr'],
  ['zh-Hant-HK, ar-EG;q=0.7', 'ar'],
  ['en;q=0.3, TR;Q=0.8', 'tr'],
  ['de, fr ; q=0.4, hi;q=0.5', 'hi'],
  ['fr;level=1;q=0.5, tr;q=0.6', 'tr'],
])('S009 a first visit with Accept-Language "%s" goes to %s', (header, language) => {
  expect(preferred(header)).toBe(language);
});

test.each([
  undefined,
  '',
  '*',
  'de, ja;q=0.5',
  'fr;q=0',
  'fr;q=0.0, *',
  'de, *;q=0.5',
  'fr;q=often',
  '"fr"',
  ';;,=,q=1',
])('S009 a first visit with Accept-Language "%s" stays with the default language', (header) => {
  expect(preferred(header)).toBeNull();
});

test('S009 Accept-Language is read up to its 500th character', () => {
  expect(preferred(`${'x'.repeat(16_000)}, fr`)).toBeNull();
});

test('issue 15 never suggests a disabled language', () => {
  expect(preferred('fr, ar;q=0.5', ['en', 'ar'])).toBe('ar');
  const cookies = { currentLanguage: 'fr' };
  expect(languageOfHome(home, { cookies }, ['en', 'ar'])).toBeNull();
  expect(languageOfHome(home, { cookies }, ['en', 'fr'])).toBe('fr');
});
