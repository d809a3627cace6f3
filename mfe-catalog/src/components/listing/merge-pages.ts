import type { ListingPage } from './listing-kind';

/**
 * Pages that follow each other, as one list. What moved from one page to the next between two calls (something new came in
 * front) is listed once; the last answer knows how many there are, and its clock is the one that counts.
 */
export function mergePages(pages: readonly ListingPage[]): ListingPage {
  const last = pages.at(-1);
  if (!last) throw new Error('no page to show');
  const seen = new Set<number>();
  const products = pages.flatMap((page) => page.products).filter(({ id }) => !seen.has(id) && seen.add(id));
  return { ...last, products };
}
