import { LANGUAGES } from '../contract/languages';
import { directionOf } from './direction';

test.each(LANGUAGES)('S005 %s reads the way it is known to while the server says nothing', (language) => {
  expect(directionOf(language)).toBe(language === 'ar' ? 'rtl' : 'ltr');
});

test('S005 the server’s direction wins, in either field', () => {
  expect(directionOf('fr', { fr: { direction: 'rtl' } })).toBe('rtl');
  expect(directionOf('fr', { fr: { dir: 'rtl' } })).toBe('rtl');
  expect(directionOf('fr', { ar: { direction: 'rtl' } })).toBe('ltr');
  expect(directionOf('ar', { ar: { direction: 'sideways' as 'rtl' } })).toBe('rtl');
});
