import fc from 'fast-check';
import { LANGUAGES } from '../contract/languages';
import { hrefOf, parsePageAddress, withoutLanguage } from './page-address';

test.each([
  ['/', '', 'en', '/', ''],
  ['/ar', '', 'ar', '/', ''],
  ['/fr/cart', '?x=1', 'fr', '/cart', '?x=1'],
  ['/cart', '?', 'en', '/cart', ''],
  ['/ar//evil.example/x', '', 'ar', '/evil.example/x', ''],
  ['/ar/\\evil.example', '', 'ar', '/evil.example', ''],
])('S002 %s%s is %s %s%s', (pathname, search, language, path, rest) => {
  expect(parsePageAddress({ pathname, search })).toEqual({ language, path, search: rest });
});

test.each(LANGUAGES)('S006 a link to a page in %s leads back to the same page', (language) => {
  for (const path of ['/', '/cart', '/page/a%20b'])
    for (const search of ['', '?q=//x']) {
      const { pathname, search: query } = new URL(hrefOf({ language, path, search }), 'http://shop.test');
      expect(parsePageAddress({ pathname, search: query })).toEqual({ language, path, search });
    }
});

test('A7 no parsed URL leads out of the shop', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    'ar',
    'x',
    '%2f',
    '%5c',
    '\t',
    'evil.example',
    '?',
    '#',
    '@',
    ':',
  );
  fc.assert(
    fc.property(fc.array(piece), fc.constantFrom(...LANGUAGES), (pieces, language) => {
      const address = parsePageAddress({ pathname: `/${pieces.join('')}`, search: '' });
      expect(new URL(hrefOf({ ...address, language }), 'http://shop.test').host).toBe('shop.test');
      expect(withoutLanguage(address)).not.toMatch(/^[/\\]{2}/);
    }),
  );
});
