import type { CartLine } from 'shared-kernel/contract/cart';
import { Selected } from 'shared-kernel/contract/enums';
import type { StoreCard } from 'shared-kernel/contract/product';
import { type Minor, toMinor } from 'shared-kernel/rules/money';

export interface StoreGroup {
  store: StoreCard;
  lines: CartLine[];
  /** of the checked lines, bundle reductions taken off (S140, S141) */
  subtotal: Minor;
  /** of the checked lines whose place is known; null while no place is */
  shipping: Minor | null;
}

/** Counts for sums and order: checked and still sold (S140). The server reckons so too. */
export const isCounted = (line: CartLine) => line.selected === Selected.checked && line.flash_product.available;

/** The cart's lines by store, in the order in which each store came first (S141, D29). */
export function groupByStore(lines: readonly CartLine[]): StoreGroup[] {
  const groups = new Map<number, StoreGroup>();
  for (const line of lines) {
    const { store } = line.flash_product;
    const group = groups.get(store.id) ?? { store, lines: [], subtotal: 0, shipping: null };
    groups.set(store.id, group);
    group.lines.push(line);
    if (!isCounted(line)) continue;
    group.subtotal += toMinor(line.unit_price) * line.quantity - toMinor(line.bundle_offer);
    if (line.shipping_price !== null) group.shipping = (group.shipping ?? 0) + toMinor(line.shipping_price);
  }
  return [...groups.values()];
}
