/** Scrolls a row on (1) or back (-1) by what is in view, in the direction of reading; at an end it goes round. */
export function scrollByPages(row: HTMLElement | null, pages: 1 | -1, { round = false } = {}): void {
  if (!row) return;
  const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  const room = row.scrollWidth - row.clientWidth;
  const at = Math.abs(row.scrollLeft);
  const atEnd = pages > 0 ? at >= room - 2 : at <= 2;
  if (round && atEnd) row.scrollTo({ left: pages > 0 ? 0 : sign * room, behavior: 'smooth' });
  else row.scrollBy({ left: sign * pages * row.clientWidth * 0.9, behavior: 'smooth' });
}
