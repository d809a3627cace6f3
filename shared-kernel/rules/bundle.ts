import type { Minor } from './money';

/** Buy `buy` pieces, get `free` of them free of charge (D22). */
export interface BundleTerms {
  buy: number;
  free: number;
}

/**
 * Number of free pieces. The deal counts once per line, not per multiple (wire contract §8), and never gives more pieces than the
 * line has.
 */
export function freePieces(quantity: number, deal: BundleTerms | null): number {
  if (!deal || quantity < 1 || quantity < deal.buy) return 0;
  return Math.max(0, Math.min(deal.free, quantity));
}

/** Amount by which the deal reduces a line, in minor units. */
export function bundleReduction(quantity: number, unitPrice: Minor, deal: BundleTerms | null): Minor {
  return freePieces(quantity, deal) * unitPrice;
}

/** The value of a bundle deal. */
export interface BundleOffer {
  /** price of the pieces with the deal */
  price: Minor;
  /** price without it */
  instead: Minor;
}

/**
 * The value of the deal for a number of pieces; `buy` pieces describe the deal itself.
 * @returns null below the deal's quantity, and when it saves nothing
 * @example bundleOffer(3, 3990, { buy: 2, free: 1 }) // 7980 instead of 11970
 */
export function bundleOffer(pieces: number, unitPrice: Minor, deal: BundleTerms): BundleOffer | null {
  const saved = bundleReduction(pieces, unitPrice, deal);
  const instead = pieces * unitPrice;
  return saved > 0 ? { price: instead - saved, instead } : null;
}
