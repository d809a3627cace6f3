import { decimalText, type Minor, USUAL_DIGITS } from 'shared-kernel/rules/money';
import type { Cell, Row } from './command';

/** An amount as plain text: 12500 gives `12.50`. @param digits fraction digits of its currency */
export const plainAmount = (minor: Minor, digits = USUAL_DIGITS): string => decimalText(minor, digits);

/** A time to the minute: `2026-12-01 08:00Z`. */
export const plainMoment = (moment: Date | string): string =>
  `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')}Z`;

/**
 * A line that is safe for a terminal: shoppers' text cannot contain control characters, change the direction of what follows, or hide
 * zero-width spaces.
 */
export const harmless = (text: string): string =>
  text.replace(/[\p{Cc}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu, '·');

/** A table with column names; numbers are right-aligned. */
export function table(rows: readonly Row[]): string[] {
  if (rows.length === 0) return [];
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((name) => ({
    name,
    width: Math.max(...[name, ...rows.map((row) => String(row[name] ?? ''))].map((text) => text.length)),
    isNumber: rows.every((row) => isNumeric(row[name] ?? '')),
  }));
  const write = (cell: (name: string) => string) =>
    columns
      .map(({ name, width, isNumber }) => (isNumber ? cell(name).padStart(width) : cell(name).padEnd(width)))
      .join('  ')
      .trimEnd();
  return [write((name) => name), ...rows.map((row) => write((name) => String(row[name] ?? '')))];
}

const isNumeric = (cell: Cell): boolean => typeof cell === 'number' || /^\d+(?:[.]\d{2,3})?$/.test(cell);
