/** Scrolls a row forward (1) or back (-1) by its visible width, in reading direction. */
export function scrollByPages(row: HTMLElement | null, pages: 1 | -1): void {
  if (!row) return;
  const { direction } = getComputedStyle(row);
  row.scrollBy({ left: (direction === 'rtl' ? -1 : 1) * pages * row.clientWidth * 0.9, behavior: gentle() });
}

/** The scroll behaviour for this shopper: instant with reduced motion. */
export function gentle(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
