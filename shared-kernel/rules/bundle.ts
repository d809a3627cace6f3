import type { Minor } from './money';

/** Buy `buy` pieces, get `free` of them for nothing (D22). */
export interface BundleTerms {
  buy: number;
  free: number;
}

/**
 * Pieces that cost nothing. The deal counts once per line, not per multiple (wire contract §8), and never gives more
 * pieces than are there.
 */
export function freePieces(quantity: number, deal: BundleTerms | null): number {
  if (!deal || quantity < 1 || quantity < deal.buy) return 0;
  return Math.max(0, Math.min(deal.free, quantity));
}

/** What the deal takes off a line, in minor units. */
export function bundleReduction(quantity: number, unitPrice: Minor, deal: BundleTerms | null): Minor {
  return freePieces(quantity, deal) * unitPrice;
}

/** What a bundle deal means in money. */
export interface BundleOffer {
  /** what the pieces cost with the deal */
  price: Minor;
  /** what they would cost without */
  instead: Minor;
}

/**
 * A number of pieces with the deal, in money; `buy` of them tell what the deal is about.
 * @returns null below the deal, and when it saves nothing
 * @example bundleOffer(3, 3990, { buy: 2, free: 1 }) // 7980 instead of 11970
 */
export function bundleOffer(pieces: number, unitPrice: Minor, deal: BundleTerms): BundleOffer | null {
  const saved = bundleReduction(pieces, unitPrice, deal);
  const instead = pieces * unitPrice;
  return saved > 0 ? { price: instead - saved, instead } : null;
}
