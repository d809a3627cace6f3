import { z } from 'zod';
import { Fault } from './fault';

/** Largest id of an `integer` column. */
export const LARGEST_ID = 2_147_483_647;

/** An id in a path; anything else is a page that does not exist (404). */
export const IdParam = z.coerce.number().int().min(1).max(LARGEST_ID);
/** Ids of a comma-separated list, in their order; invalid ones are left out. @param most items to read, the rest is ignored */
export function readIds(list: string, most: number): number[] {
  return list
    .split(',', most)
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID);
}

/** A slug in a path. Any text is accepted; one that no row has, or can have, is 404. */
export const SlugParam = z
  .string()
  .max(200)
  .refine((slug) => !slug.includes('\0'));

/**
 * Parsed query string: the last value of a repeated parameter counts, and NUL, which PostgreSQL cannot store in a
 * text, is dropped.
 */
export function parseQuery(text: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, value.replaceAll('\0', '')]));
}

/** The row of a query. @throws Fault 404 when there is none */
export function orNotFound<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new Fault(404);
  return row;
}
