/** Scrolls a row on (1) or back (-1) by what is in view, in the direction of reading. */
export function scrollByPages(row: HTMLElement | null, pages: 1 | -1): void {
  if (!row) return;
  const { direction } = getComputedStyle(row);
  row.scrollBy({ left: (direction === 'rtl' ? -1 : 1) * pages * row.clientWidth * 0.9, behavior: gentle() });
}

/** How to scroll for this shopper: at once when less motion is wanted. */
export function gentle(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
