import { LANGUAGES } from '../contract/languages';
import { directionOf } from './direction';

test.each(LANGUAGES)('S005 %s has its known direction when the server sends none', (language) => {
  expect(directionOf(language)).toBe(language === 'ar' ? 'rtl' : 'ltr');
});

test('S005 the server’s direction wins, in either field', () => {
  expect(directionOf('fr', { fr: { direction: 'rtl' } })).toBe('rtl');
  expect(directionOf('fr', { fr: { dir: 'rtl' } })).toBe('rtl');
  expect(directionOf('fr', { ar: { direction: 'rtl' } })).toBe('ltr');
  expect(directionOf('ar', { ar: { direction: 'sideways' as 'rtl' } })).toBe('rtl');
});
