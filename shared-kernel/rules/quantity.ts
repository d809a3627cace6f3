/** Why a quantity is invalid; also the last part of its message's key (`kernel:quantity.minimum`, ...). */
export type QuantityProblem = 'minimum' | 'maximum' | 'selectAttributes' | 'outOfStock' | 'exceedsInventory';

/** The kernel's message keys of S113 to S116. */
export const QUANTITY_TEXT = {
  minimum: 'quantity.minimum',
  maximum: 'quantity.maximum',
  selectAttributes: 'quantity.selectAttributes',
  outOfStock: 'quantity.outOfStock',
  exceedsInventory: 'quantity.exceedsInventory',
} as const satisfies Record<QuantityProblem, string>;

/** Maximum quantity of a line: the variant's stock, or a smaller cap of the server (D23). */
export function maximumQuantity(stock: number, cap?: number | null): number {
  return Math.max(0, cap == null ? stock : Math.min(stock, cap));
}

/** The quantity stepper's check of a new quantity (S116, S138); null when it is valid. */
export function checkStep(quantity: number, maximum: number): 'minimum' | 'maximum' | null {
  if (!Number.isInteger(quantity) || quantity < 1) return 'minimum';
  return quantity > maximum ? 'maximum' : null;
}

/**
 * What prevents 'add to cart' (S113 to S116), the most useful message first; null when nothing does.
 * @param variant the variant with the chosen attributes; null while some are not chosen
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
