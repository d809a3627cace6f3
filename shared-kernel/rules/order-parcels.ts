import type { OrderedProduct } from '../contract/orders';
import type { StoreCard } from '../contract/product';
import { type Minor, toMinor } from './money';

/** What one store sends of an order. */
export interface StoreParcel {
  store: StoreCard;
  items: OrderedProduct[];
  /** what the pieces cost that are not free, without tax */
  goods: Minor;
  shipping: Minor;
  /** `YYYY-MM-DD`, when all of it is expected on the same day; null when not, or when nothing is expected (any more) */
  expected: string | null;
}

/** What an ordered product costs: its free pieces cost nothing. */
export const lineAmount = ({ selling, quantity, bundle_offer }: OrderedProduct): Minor =>
  toMinor(selling) * (quantity - bundle_offer);

/** An order's items by store, in the order in which the stores come first (S184). */
export function parcelsOf(items: readonly OrderedProduct[]): StoreParcel[] {
  const stores = new Map<number, OrderedProduct[]>();
  for (const item of items) {
    const { id } = item.product.store;
    stores.set(id, [...(stores.get(id) ?? []), item]);
  }
  return [...stores.values()].map((own) => ({
    store: (own[0] as OrderedProduct).product.store,
    items: own,
    goods: own.reduce((sum, item) => sum + lineAmount(item), 0),
    shipping: own.reduce((sum, item) => sum + toMinor(item.shipping_price), 0),
    expected: commonDay(own),
  }));
}

function commonDay(items: readonly OrderedProduct[]): string | null {
  const days = new Set(items.map((item) => item.estimated_delivery));
  const [day = null] = days;
  return days.size === 1 ? day : null;
}
