import { LANGUAGES } from '../contract/languages';
import { formatDate, formatDays, formatList, formatNumber, formatPercent } from './format';

test('numbers follow the language', () => {
  expect(formatNumber('en', 1234.56)).toBe('1,234.6');
  expect(formatNumber('fr', 1234.5)).toBe('1\u202f234,5');
  expect(formatNumber('hi', 123456)).toBe('1,23,456');
});

test.each(LANGUAGES)('digits stay Latin in %s', (language) => {
  const texts = [
    formatNumber(language, 1234.5),
    formatPercent(language, 21),
    formatDate(language, '2026-03-01T23:30:00Z', { time: true }),
    formatDays(language, 12),
  ];
  for (const text of texts) expect(text).not.toMatch(/(?![0-9])\p{Nd}/u);
});

test('a day is that of the time zone', () => {
  expect(formatDate('en', '2026-03-01T23:30:00Z')).toBe('Mar 1, 2026');
  expect(formatDate('en', '2026-03-01T23:30:00Z', { timeZone: 'Asia/Tokyo' })).toBe('Mar 2, 2026');
});

test('days from now and lists read like speech', () => {
  expect(formatDays('en', 1)).toBe('tomorrow');
  expect(formatDays('fr', -1)).toBe('hier');
  expect(formatList('en', ['a', 'b', 'c'])).toBe('a, b, and c');
  expect(formatList('tr', ['a', 'b'])).toBe('a ve b');
});
