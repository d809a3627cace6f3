import { LANGUAGES } from '../contract/languages';
import { writeNumber, writePercent } from './write-number';

/** Every power of ten with its neighbours, both signs, halves and hundredths, and a thousand pseudo-random numbers. */
function* values(): Generator<number> {
  for (let power = 0; power <= 11; power++) {
    for (const by of [-1, -0.5, -0.05, -0.01, 0, 0.01, 0.05, 0.5, 1, 123.45]) {
      yield 10 ** power + by;
      yield -(10 ** power) - by;
    }
  }
  // multiplied by Knuth's constant, so that every run uses the same numbers
  for (let i = 1; i <= 1000; i++) yield (((i * 2_654_435_761) % 4_294_967_296) / 100) * (i % 2 ? 1 : -1);
  for (let i = 0; i < 40; i++) yield i / 8;
}

describe.each(LANGUAGES)('%s', (language) => {
  const locale = `${language}-u-nu-latn`;

  test.each([
    [0, 1],
    [2, 2],
    [0, 0],
    [1, 3],
  ])('formats numbers with %i to %i decimals like Intl', (least, most) => {
    const intl = new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most });
    for (const value of values()) expect(writeNumber(language, value, { least, most })).toBe(intl.format(value));
  });

  test('formats percentages like Intl', () => {
    const intl = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
    for (let percent = -2000; percent <= 2000; percent++)
      expect(writePercent(language, percent)).toBe(intl.format(percent / 100));
    // tax and voucher rates (issue 14)
    for (const percent of [0.25, 5.5, 7.7, 8.875, 12.5, 33.333])
      expect(writePercent(language, percent)).toBe(intl.format(percent / 100));
  });
});
