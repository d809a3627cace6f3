import type { LanguageCode } from '../contract/languages';

interface Marks {
  decimal: string;
  group: string;
  /** digits of each group except the last, which has three */
  groupOf: 2 | 3;
  minus: string;
  /** texts around the digits of a percentage, after a minus sign */
  percent: readonly [before: string, after: string];
}

const NARROW_NO_BREAK_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';
const LEFT_TO_RIGHT = '\u200e';

/** From CLDR with Latin digits, which the shop uses in every script (S105); a test compares them with Intl. */
const MARKS: Record<LanguageCode, Marks> = {
  en: { decimal: '.', group: ',', groupOf: 3, minus: '-', percent: ['', '%'] },
  fr: {
    decimal: ',',
    group: NARROW_NO_BREAK_SPACE,
    groupOf: 3,
    minus: '-',
    percent: ['', `${NO_BREAK_SPACE}%`],
  },
  ar: {
    decimal: '.',
    group: ',',
    groupOf: 3,
    minus: `${LEFT_TO_RIGHT}-`,
    percent: ['', `${LEFT_TO_RIGHT}%${LEFT_TO_RIGHT}`],
  },
  tr: { decimal: ',', group: '.', groupOf: 3, minus: '-', percent: ['%', ''] },
  hi: { decimal: '.', group: ',', groupOf: 2, minus: '-', percent: ['', '%'] },
};

/** Number of decimal places. */
interface Fraction {
  least: number;
  most: number;
}

/**
 * Formats a number as Intl does, rounded half away from zero. It avoids Intl because the first formatter of a page loads the
 * browser's tables, 45 to 94 ms on a slow phone in the middle of hydration, and server and browser may have tables of different
 * years.
 * @param value 0, or between 1e-6 and 1e12 in size
 * @example writeNumber('fr', 1234.5, { least: 0, most: 1 }) === '1 234,5'
 */
export function writeNumber(language: LanguageCode, value: number, { least, most }: Fraction): string {
  return signed(language, value, digits(language, value, { least, most }));
}

/** Formats a percentage with its own decimals, at most three. @param percent 21 for 21 %, 5.5 for 5.5 % */
export function writePercent(language: LanguageCode, percent: number): string {
  const [before, after] = MARKS[language].percent;
  return signed(language, percent, before + digits(language, percent, { least: 0, most: 3 }) + after);
}

function digits(language: LanguageCode, value: number, { least, most }: Fraction): string {
  const { decimal } = MARKS[language];
  // rounds by the decimal digits, as Intl does: as a float, 0.95 is slightly less than 0.95, yet must round to 1, which `toFixed`
  // gets wrong
  const text = String(Math.round(Number(`${Math.abs(value)}e${most}`))).padStart(most + 1, '0');
  const whole = text.slice(0, text.length - most);
  const part = text.slice(text.length - most);
  let end = most;
  while (end > least && part[end - 1] === '0') end -= 1;
  return grouped(whole, MARKS[language]) + (end > 0 ? decimal + part.slice(0, end) : '');
}

function grouped(whole: string, { group, groupOf }: Marks): string {
  const groups = [whole.slice(-3)];
  for (let end = whole.length - 3; end > 0; end -= groupOf)
    groups.unshift(whole.slice(Math.max(0, end - groupOf), end));
  return groups.join(group);
}

const signed = (language: LanguageCode, value: number, text: string) =>
  value < 0 ? MARKS[language].minus + text : text;
