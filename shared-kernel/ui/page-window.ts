/**
 * The page numbers that a pagination shows: the first, the last, the current with its neighbours; `gap` for omitted ones. A gap
 * never replaces a single page.
 * @example pageWindow(6, 20) // [1, 'gap', 5, 6, 7, 'gap', 20]
 */
export function pageWindow(current: number, last: number): (number | 'gap')[] {
  const numbers = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(numbers)].sort((a, b) => a - b);
  return pages.flatMap((page, i) => {
    const missing = page - (pages[i - 1] ?? page - 1) - 1;
    if (missing === 1) return [page - 1, page];
    return missing > 1 ? ['gap' as const, page] : [page];
  });
}
