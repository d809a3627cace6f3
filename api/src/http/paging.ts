import { z } from 'zod';

/** Where a page starts and how long it is, for `limit` and `offset`. */
export interface PageWindow {
  readonly page: number;
  readonly size: number;
  readonly offset: number;
}

/** No listing is read further than this many rows deep; behind it pages are empty, see `pageObject`. */
const DEEPEST_ROW = 100_000;

/** The `page` parameter: text, negative, fractional, huge or absent values become a page that can be asked for. */
export const PageNumber = z.preprocess((value) => {
  const page = Math.trunc(Number(value));
  return page >= 1 ? Math.min(page, DEEPEST_ROW) : 1;
}, z.number().int());

export function pageWindow(page: number, size: number): PageWindow {
  const last = Math.max(1, Math.ceil(DEEPEST_ROW / size));
  const asked = Math.min(page, last);
  return { page: asked, size, offset: (asked - 1) * size };
}

/**
 * The page object of the contract (wire contract §1). A page past the end has no rows and keeps its number, so the
 * screen can say that there is nothing and link back.
 *
 * @param path address without query that the page links start with; other parameters are the caller's own
 */
export function pageObject<T>(rows: T[], total: number, { page, size, offset }: PageWindow, path: string) {
  const last = Math.max(1, Math.ceil(total / size));
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
    total,
  };
}
