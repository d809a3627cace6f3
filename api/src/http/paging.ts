import { z } from 'zod';

/** Start and length of a page, for `limit` and `offset`. */
export interface PageWindow {
  readonly page: number;
  readonly size: number;
  readonly offset: number;
  /** rows to read: `size`, fewer at the list's limit, 0 past it */
  readonly limit: number;
  /** maximum rows of the list that can be read */
  readonly most: number;
}

/** No list is read or counted beyond this many rows (docs/decisions/0015). */
const DEEPEST_ROW = 10_000;
const LARGEST_PAGE = 100_000;

/** The `page` parameter: text, negative, fractional, huge or absent values become a valid page. */
export const PageNumber = z.preprocess((value) => {
  const page = Math.trunc(Number(value));
  return page >= 1 ? Math.min(page, LARGEST_PAGE) : 1;
}, z.number().int());

/** @param most maximum rows of the list that can be read, if lower than the general limit */
export function pageWindow(page: number, size: number, most = DEEPEST_ROW): PageWindow {
  const offset = Math.min((page - 1) * size, most);
  return { page, size, offset, limit: Math.min(size, most - offset), most };
}

/**
 * The page object of the contract (wire contract §1). A page past the end has no rows and keeps its number, so the
 * screen can say that it is empty and link back.
 *
 * @param total rows of the whole list; `more` tells if they exceed what can be read
 * @param path URL path without query for the page links; the caller adds other parameters
 */
export function pageObject<T>(rows: T[], total: number, { page, size, offset, most }: PageWindow, path: string) {
  const shown = Math.min(total, most);
  const last = Math.max(1, Math.ceil(shown / size));
  const at = (number: number) => `${path}?page=${number}`;
  return {
    current_page: page,
    data: rows,
    first_page_url: at(1),
    from: rows.length > 0 ? offset + 1 : null,
    last_page: last,
    last_page_url: at(last),
    next_page_url: page < last ? at(page + 1) : null,
    path,
    per_page: size,
    prev_page_url: page > 1 ? at(Math.min(page - 1, last)) : null,
    to: rows.length > 0 ? offset + rows.length : null,
    total: shown,
    more: total > shown,
  };
}
