import { z } from 'zod';

/** The caller's `time_zone` (IANA name); an unknown one counts as absent. */
export const TimeZone = z.preprocess((value) => (isTimeZone(value) ? value : undefined), z.string().optional());

/** True for an IANA name that this machine knows. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/** The calendar day of a time in a zone, `YYYY-MM-DD`. @param timeZone IANA name */
export function dayOf(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const { year, month, day } = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}

const DAY = 86_400_000;

/** The day that is `days` later. @param day `YYYY-MM-DD`, like the result: calendar days have no zone and no hour */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** Not `dateStyle: 'medium'`, which writes Arabic days in digits only. */
const DATE = { year: 'numeric', month: 'short', day: 'numeric', numberingSystem: 'latn' } as const;

/** A day with its year, as on the pages: 'Nov 26, 2026'. */
export function formatDate(moment: Date, language: string, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(language, { ...DATE, timeZone }).format(moment);
}

/** The `created` text of a row: date and time in the caller's language and zone, UTC without one. */
export function formatMoment(moment: Date, language: string, timeZone = 'UTC'): string {
  return writerFor(language, timeZone).format(moment);
}

/** A day formatted as on the pages: 'Thu, Nov 26'. @param day `YYYY-MM-DD` */
export function formatDay(day: string, language: string): string {
  const parts = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' } as const;
  return new Intl.DateTimeFormat(language, parts).format(new Date(day));
}

/** Creating a formatter takes 0.12 ms, using it 0.001. */
const writers = new Map<string, Intl.DateTimeFormat>();
/** More than the languages and zones of one hour's shoppers; a caller can send any of 600 zones. */
const MOST_WRITERS = 100;

function writerFor(language: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  let writer = writers.get(key);
  if (!writer) {
    writer = new Intl.DateTimeFormat(language, { ...DATE, hour: 'numeric', minute: '2-digit', timeZone });
    if (writers.size >= MOST_WRITERS) writers.clear();
    writers.set(key, writer);
  }
  return writer;
}
