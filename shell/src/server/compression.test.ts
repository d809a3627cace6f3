import { chooseCoding } from './compression';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1, br;q=0.5', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['brotli, x-gzip', 'identity'],
  ['identity', 'identity'],
  ['zstd', 'identity'],
  ['br;q=', 'br'],
  [';;,=,', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding "%s" chooses %s', (accept, coding) => {
  expect(chooseCoding(accept)).toBe(coding);
});

test('Accept-Encoding is read up to its 500th character', () => {
  expect(chooseCoding(`${'x'.repeat(16_000)}, br`)).toBe('identity');
});
