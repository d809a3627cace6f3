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
