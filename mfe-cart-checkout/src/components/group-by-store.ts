import type { CartLine } from 'shared-kernel/contract/cart';
import type { StoreCard } from 'shared-kernel/contract/product';
import { type Minor, toMinor } from 'shared-kernel/rules/money';
import { type PlaceScope, shippingPrice } from 'shared-kernel/rules/shipping-place';
import { isCounted } from './checkout-blocker';

export interface StoreGroup {
  store: StoreCard;
  lines: CartLine[];
  /** of the counted lines, after bundle reductions (S140, S141) */
  subtotal: Minor;
  /** of the counted lines with a known place; null while none has one */
  shipping: Minor | null;
  /** its places charge for the chosen way: a price of 0 is then not free, but charged with a line of another store */
  isCharged: boolean;
}

/** The cart's lines grouped by store, in order of each store's first line (S141, D29). `to` is null while no address is chosen. */
export function groupByStore(lines: readonly CartLine[], to: PlaceScope | null): StoreGroup[] {
  const groups = new Map<number, StoreGroup>();
  for (const line of lines) {
    const { store } = line.flash_product;
    const group = groups.get(store.id) ?? { store, lines: [], subtotal: 0, shipping: null, isCharged: false };
    groups.set(store.id, group);
    group.lines.push(line);
    if (!isCounted(line, to)) continue;
    group.subtotal += toMinor(line.unit_price) * line.quantity - toMinor(line.bundle_offer);
    if (line.shipping_price === null) continue;
    group.shipping = (group.shipping ?? 0) + toMinor(line.shipping_price);
    group.isCharged ||= line.shipping_place !== null && shippingPrice(line.shipping_place, line.shipping_type) > 0;
  }
  return [...groups.values()];
}
