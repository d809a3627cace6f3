import type { LanguageCode } from '../contract/languages';
import { formatter } from '../platform/formatters';
import { writeNumber, writePercent } from '../rules/write-number';

/**
 * Formats numbers, dates and lists in the page's language. Digits are Latin in every language, as in the shop's prices, and server
 * and browser must produce the same text whatever ICU data they have.
 */
const locale = (language: LanguageCode) => `${language}-u-nu-latn`;

/** @example formatNumber('fr', 1234.5) === '1 234,5' */
export function formatNumber(language: LanguageCode, value: number, maximumFractionDigits = 1): string {
  return writeNumber(language, value, { least: 0, most: maximumFractionDigits });
}

/** Whole percent. @param percent 21 for 21 % */
export function formatPercent(language: LanguageCode, percent: number): string {
  return writePercent(language, percent);
}

/** Not `dateStyle: 'medium'`, which writes Arabic days in digits only. */
const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/**
 * A day with its month in words: 'Nov 21, 2026'.
 * @param moment ISO 8601
 * @param timeZone the shop's or the caller's, as sent by the server: the browser's own would differ from the server's HTML
 */
export function formatDate(
  language: LanguageCode,
  moment: string,
  { timeZone = 'UTC' }: { timeZone?: string } = {},
): string {
  return formatter('DateTimeFormat', locale(language), { ...DATE, timeZone }).format(new Date(moment));
}

const MOMENTS = {
  /** 'Nov 21, 2026, 5:13 PM' */
  full: { ...DATE, hour: 'numeric', minute: '2-digit' },
  /** 'Nov 21, 5:13 PM', for recent moments */
  short: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type MomentForm = keyof typeof MOMENTS;

/**
 * A moment with its time of day.
 * @param moment ISO 8601
 * @param timeZone shown after the time; absent: the browser's own, which is not shown (browser only)
 */
export function formatMoment(language: LanguageCode, moment: string, form: MomentForm, timeZone?: string): string {
  const zone = timeZone ? ({ timeZone, timeZoneName: 'short' } as const) : {};
  return formatter('DateTimeFormat', locale(language), { ...MOMENTS[form], ...zone }).format(new Date(moment));
}

/**
 * A nearby day, without its year: 'Wed, Nov 25'.
 * @param moment ISO 8601
 * @param timeZone as for `formatDate`
 */
export function formatDay(language: LanguageCode, moment: string, timeZone = 'UTC'): string {
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone } as const;
  return formatter('DateTimeFormat', locale(language), options).format(new Date(moment));
}

/** 'tomorrow', 'in 3 days', 'yesterday'. @param days whole days from now, negative for the past */
export function formatDays(language: LanguageCode, days: number): string {
  return formatter('RelativeTimeFormat', locale(language), { numeric: 'auto' }).format(days, 'day');
}

const HOUR = 3600;

/** 'in 2 days', 'in 3 hours', 'in 20 minutes', rounded up. @param seconds from now, not negative */
export function formatSoon(language: LanguageCode, seconds: number): string {
  const [unit, length] =
    seconds > 24 * HOUR
      ? (['day', 24 * HOUR] as const)
      : seconds >= HOUR
        ? (['hour', HOUR] as const)
        : (['minute', 60] as const);
  return formatter('RelativeTimeFormat', locale(language), {}).format(Math.ceil(seconds / length), unit);
}

/** 'red, blue and green' */
export function formatList(language: LanguageCode, items: readonly string[]): string {
  return formatter('ListFormat', locale(language), { type: 'conjunction' }).format(items);
}
