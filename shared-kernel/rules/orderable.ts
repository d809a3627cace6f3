import { checkPurchase, type QuantityProblem } from './quantity';

/** What decides whether a cart's line can be had as it stands. */
export interface Wanted {
  /** pieces */
  quantity: number;
  /** pieces of the variant that are left */
  stock: number;
  /** false when product or store is no longer public */
  available: boolean;
}

/** Why a line cannot be had as it stands; withdrawn comes first. */
export type Unorderable = 'unavailable' | QuantityProblem;

/**
 * The one rule for what can be had (issue 14): totals, the badge, the checkout's guard and the order all ask it. Where it goes to is asked
 * apart (`pickShippingPlace`), because a cart may have no address yet.
 *
 * @param cap most pieces of one variant, when the shop has such a limit (D23)
 * @returns null when the line can be had
 */
export function whyUnorderable({ quantity, stock, available }: Wanted, cap?: number | null): Unorderable | null {
  return available ? checkPurchase(quantity, { quantity: stock }, cap) : 'unavailable';
}
