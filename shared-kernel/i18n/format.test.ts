import { LANGUAGES } from '../contract/languages';
import { formatDate, formatDays, formatList, formatMoment, formatNumber, formatPercent, formatSoon } from './format';

test('formats numbers by language', () => {
  expect(formatNumber('en', 1234.56)).toBe('1,234.6');
  expect(formatNumber('fr', 1234.5)).toBe('1\u202f234,5');
  expect(formatNumber('hi', 123456)).toBe('1,23,456');
});

test.each(LANGUAGES)('digits stay Latin in %s', (language) => {
  const texts = [
    formatNumber(language, 1234.5),
    formatPercent(language, 21),
    formatDate(language, '2026-03-01T23:30:00Z'),
    formatMoment(language, '2026-03-01T23:30:00Z', 'full', 'UTC'),
    formatDays(language, 12),
    formatSoon(language, 900),
  ];
  for (const text of texts) expect(text).not.toMatch(/(?![0-9])\p{Nd}/u);
});

test('formats dates in the given time zone', () => {
  expect(formatDate('en', '2026-03-01T23:30:00Z')).toBe('Mar 1, 2026');
  expect(formatDate('en', '2026-03-01T23:30:00Z', { timeZone: 'Asia/Tokyo' })).toBe('Mar 2, 2026');
});

test.each([
  ['en', 'Nov 9, 2026'],
  ['fr', '9 nov. 2026'],
  ['ar', '9 نوفمبر 2026'],
  ['tr', '9 Kas 2026'],
  ['hi', '9 नव॰ 2026'],
] as const)('issue 14 dates name their month in %s', (language, text) => {
  expect(formatDate(language, '2026-11-09T12:00:00Z')).toBe(text);
});

test('formats nearby times in days, then hours, then minutes', () => {
  expect(formatSoon('en', 86_401)).toBe('in 2 days');
  expect(formatSoon('en', 86_400)).toBe('in 24 hours');
  expect(formatSoon('en', 10_799)).toBe('in 3 hours');
  expect(formatSoon('fr', 3600)).toBe('dans 1 heure');
  expect(formatSoon('en', 3599)).toBe('in 60 minutes');
  expect(formatSoon('en', 1)).toBe('in 1 minute');
});

test('formats relative days and lists', () => {
  expect(formatDays('en', 1)).toBe('tomorrow');
  expect(formatDays('fr', -1)).toBe('hier');
  expect(formatList('en', ['a', 'b', 'c'])).toBe('a, b, and c');
  expect(formatList('tr', ['a', 'b'])).toBe('a ve b');
});
