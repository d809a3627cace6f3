import { z } from 'zod';

/** The caller's `time_zone` (IANA name); one that does not exist counts as absent. */
export const TimeZone = z.preprocess((value) => (isTimeZone(value) ? value : undefined), z.string().optional());

function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/** The `created` text of a row: date and time in the caller's language and zone, UTC without one. */
export function formatMoment(moment: Date, language: string, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
    numberingSystem: 'latn',
  }).format(moment);
}
