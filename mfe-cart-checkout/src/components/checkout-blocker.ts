import type { CartLine } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';
import { unorderableReason } from 'shared-kernel/rules/orderable';
import { type PlaceScope, pickShippingPlace } from 'shared-kernel/rules/shipping-place';

/** Why the cart cannot be ordered as it is, and the checked lines that are the reason. */
export interface CheckoutBlocker {
  reason: 'nothingChecked' | 'unavailable' | 'overStock' | 'unshippable';
  lines: CartLine[];
}

/** The message for each blocker (S147, S148); for lines that cannot be shipped the cart shows that of S137. */
export const BLOCKER_TEXT = {
  nothingChecked: 'shipping.noSelection',
  unavailable: 'cart.blockedUnavailable',
  overStock: 'cart.blockedOverStock',
  unshippable: 'shipping.unable',
} as const satisfies Record<CheckoutBlocker['reason'], string>;

/** The place among a line's shipping places that covers this address (D31); null when none does. */
export function placeOf(line: CartLine, to: PlaceScope) {
  return pickShippingPlace(line.flash_product.shipping_rule?.shipping_places ?? [], to);
}

/** True when the line is sold but not shipped there (S137). */
export function isUnshippable(line: CartLine, to: PlaceScope): boolean {
  return line.flash_product.available && placeOf(line, to) === null;
}

/** Why a line cannot be ordered as it is, by the server's rules, or null. `to` is null while no address is chosen. */
function blockerOf(line: CartLine, to: PlaceScope | null): 'unavailable' | 'overStock' | 'unshippable' | null {
  const { quantity, flash_product, updated_inventory } = line;
  const reason = unorderableReason({ quantity, available: flash_product.available, stock: updated_inventory.quantity });
  if (reason) return reason === 'unavailable' ? reason : 'overStock';
  return to && isUnshippable(line, to) ? 'unshippable' : null;
}

/** True for lines that count towards sums and order: checked, and orderable as they are (S140, issue 14). The server uses the same rule. */
export function isCounted(line: CartLine, to: PlaceScope | null): boolean {
  return line.selected === Selected.checked && blockerOf(line, to) === null;
}

/** The most serious reason why the cart cannot be ordered, or null. `to` is null while no address is chosen. */
export function findBlocker(lines: readonly CartLine[], to: PlaceScope | null): CheckoutBlocker | null {
  const checked = lines.filter((line) => line.selected === Selected.checked);
  if (checked.length === 0) return { reason: 'nothingChecked', lines: [] };
  for (const reason of ['unavailable', 'overStock', 'unshippable'] as const) {
    const blocked = checked.filter((line) => blockerOf(line, to) === reason);
    if (blocked.length > 0) return { reason, lines: blocked };
  }
  return null;
}
