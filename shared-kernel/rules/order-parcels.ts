import { OrderStatus } from '../contract/enums';
import type { OrderDetail, OrderedProduct, OrderParcel } from '../contract/orders';
import type { StoreCard } from '../contract/product';
import { type Minor, toMinor } from './money';
import { shippingPrice } from './shipping-place';

/** One store's part of an order. */
export interface StoreParcel {
  store: StoreCard;
  items: OrderedProduct[];
  /** price of the pieces that are not free, without tax */
  goods: Minor;
  shipping: Minor;
  /** tax on its shipping, included in it or added to it; null: untaxed */
  shippingTax: Minor | null;
  /** free here because another line of the order, perhaps of another store, carries a charge that applies once */
  isIncluded: boolean;
  /** its delivery status; undefined when the API does not send it */
  progress: OrderParcel | undefined;
  /** `YYYY-MM-DD` when all of it is expected on the same day; null when it is not, or when nothing is expected (any more) */
  expected: string | null;
}

/** Price of an ordered product, without its free pieces. */
export const lineAmount = ({ selling, quantity, bundle_offer }: OrderedProduct): Minor =>
  toMinor(selling) * (quantity - bundle_offer);

/** An order's items by store, in order of first appearance (S184), each with its delivery status. */
export function parcelsOf(items: readonly OrderedProduct[], progress: readonly OrderParcel[] = []): StoreParcel[] {
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
    shippingTax: taxOfShipping(own),
    isIncluded: own.every(({ shipping_price }) => shipping_price === 0) && own.some(hasShippingCost),
    progress: progress.find(({ store_id }) => store_id === own[0]?.product.store.id),
    expected: commonDay(own),
  }));
}

function taxOfShipping(items: readonly OrderedProduct[]): Minor | null {
  const taxes = items.flatMap(({ shipping_tax: tax }) => (tax === undefined ? [] : [toMinor(tax)]));
  return taxes.length === 0 ? null : taxes.reduce((sum, tax) => sum + tax, 0);
}

/** True when its place charges for its type of shipping. */
const hasShippingCost = ({ shipping_place: place, shipping_type: type }: OrderedProduct): boolean =>
  place !== null && shippingPrice(place, type) > 0;

/** True once the store's parcel has been delivered: then it can be reviewed (D42). */
export function isDelivered(
  { status, cancelled, parcels }: Pick<OrderDetail, 'status' | 'cancelled' | 'parcels'>,
  storeId: number,
): boolean {
  const step = parcels?.find(({ store_id }) => store_id === storeId)?.status ?? status;
  return cancelled === 0 && step === OrderStatus.delivered;
}

function commonDay(items: readonly OrderedProduct[]): string | null {
  const days = new Set(items.map((item) => item.estimated_delivery));
  const [day = null] = days;
  return days.size === 1 ? day : null;
}
