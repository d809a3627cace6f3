/** Why a number of pieces cannot be had; also the last part of its message's key (`kernel:quantity.minimum`, ...). */
export type QuantityProblem = 'minimum' | 'maximum' | 'selectAttributes' | 'outOfStock' | 'exceedsInventory';

/** The kernel's message keys of S113 to S116. */
export const QUANTITY_TEXT = {
  minimum: 'quantity.minimum',
  maximum: 'quantity.maximum',
  selectAttributes: 'quantity.selectAttributes',
  outOfStock: 'quantity.outOfStock',
  exceedsInventory: 'quantity.exceedsInventory',
} as const satisfies Record<QuantityProblem, string>;

/** Most pieces of a variant that one line may hold: its stock, or a smaller cap of the server (D23). */
export function maximumQuantity(stock: number, cap?: number | null): number {
  return Math.max(0, cap == null ? stock : Math.min(stock, cap));
}

/** What a quantity stepper says to a wanted number (S116, S138); null when it is fine. */
export function checkStep(quantity: number, maximum: number): 'minimum' | 'maximum' | null {
  if (!Number.isInteger(quantity) || quantity < 1) return 'minimum';
  return quantity > maximum ? 'maximum' : null;
}

/**
 * What stands between a shopper and 'add to cart' (S113 to S116), the most useful thing to say first; null when nothing.
 * @param variant the variant that the chosen attributes name; null while some are not chosen
 */
export function checkPurchase(
  quantity: number,
  variant: { quantity: number } | null,
  cap?: number | null,
): QuantityProblem | null {
  if (!variant) return 'selectAttributes';
  if (variant.quantity < 1) return 'outOfStock';
  if (quantity > variant.quantity) return 'exceedsInventory';
  return checkStep(quantity, maximumQuantity(variant.quantity, cap));
}
