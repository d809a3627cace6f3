import { checkPurchase, type QuantityProblem } from './quantity';

/** What decides whether a cart line can be ordered. */
export interface CartLineState {
  /** requested pieces */
  quantity: number;
  /** remaining stock of the variant */
  stock: number;
  /** false when product or store is no longer public */
  available: boolean;
}

/** Why a line cannot be ordered; 'unavailable' takes precedence. */
export type Unorderable = 'unavailable' | QuantityProblem;

/**
 * The only rule for what can be ordered (issue 14): totals, the badge, the checkout's guard and the order all use it. The
 * destination is checked separately (`pickShippingPlace`), because a cart may have no address yet.
 *
 * @param cap maximum pieces of one variant, when the shop has such a limit (D23)
 * @returns null when the line can be ordered
 */
export function unorderableReason(
  { quantity, stock, available }: CartLineState,
  cap?: number | null,
): Unorderable | null {
  return available ? checkPurchase(quantity, { quantity: stock }, cap) : 'unavailable';
}
