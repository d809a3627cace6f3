import { z } from 'zod';

/** Where a page starts and how long it is, for `limit` and `offset`. */
export interface PageWindow {
  readonly page: number;
  readonly size: number;
  readonly offset: number;
  /** rows to read: `size`, fewer where the list is cut, 0 behind it */
  readonly limit: number;
  /** rows of the list that can be read at all */
  readonly most: number;
}

/** No list is read or counted further than this many rows deep (docs/decisions/0015). */
const DEEPEST_ROW = 10_000;
const LARGEST_PAGE = 100_000;

/** The `page` parameter: text, negative, fractional, huge or absent values become a page that can be asked for. */
export const PageNumber = z.preprocess((value) => {
  const page = Math.trunc(Number(value));
  return page >= 1 ? Math.min(page, LARGEST_PAGE) : 1;
}, z.number().int());

/** @param most rows of the list that can be read, when they are fewer than those of all lists */
export function pageWindow(page: number, size: number, most = DEEPEST_ROW): PageWindow {
  const offset = Math.min((page - 1) * size, most);
  return { page, size, offset, limit: Math.min(size, most - offset), most };
}

/**
 * The page object of the contract (wire contract §1). A page past the end has no rows and keeps its number, so the
 * screen can say that there is nothing and link back.
 *
 * @param total rows of the whole list; more than can be read are said to be more
 * @param path address without query that the page links start with; other parameters are the caller's own
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
