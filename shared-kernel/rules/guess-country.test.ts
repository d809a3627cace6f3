import { guessCountry } from './guess-country';

test.each([
  ['fr', [], 'FR'],
  ['hi', [], 'IN'],
  ['en', [], null],
  ['ar', ['en-US', 'fr'], null],
  ['ar', ['en-US', 'ar-EG'], 'EG'],
  ['fr', ['fr', 'fr-CA'], 'CA'],
  ['en', ['en-Latn-GB'], 'GB'],
  ['tr', ['', 'tr_TR', 'tr-x-y'], 'TR'],
] as const)('S149 %s in a browser of %j is in %p', (language, languages, country) => {
  expect(guessCountry(language, languages)).toBe(country);
});
