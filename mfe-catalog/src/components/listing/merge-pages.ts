import type { ListingPage } from './listing-kind';

/**
 * Consecutive pages as one list. A product that moved to the next page between two calls (something new came in front) is
 * listed once; total and server time are those of the last response.
 */
export function mergePages(pages: readonly ListingPage[]): ListingPage {
  const last = pages.at(-1);
  if (!last) throw new Error('no page to show');
  const seen = new Set<number>();
  const products = pages.flatMap((page) => page.products).filter(({ id }) => !seen.has(id) && seen.add(id));
  return { ...last, products };
}
