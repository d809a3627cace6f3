import { type OrderMethod, OrderStatus, ShippingType } from 'shared-kernel/contract/enums';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { fromMinor, USUAL_DIGITS } from 'shared-kernel/rules/money';
import { pickShippingPlace } from 'shared-kernel/rules/shipping-place';
import { lineAmounts, orderTotals, shippingCharges } from 'shared-kernel/rules/totals';
import { ofCents, toNumeric } from '../../db/money';
import { shipmentBy } from '../../modules/orders/carriers';
import type { DemoAddress } from '../content/people';
import { STORES } from '../content/stores';
import { SHIPPING_RULES, TAX_RULES } from '../content/trade';
import { PLACES } from './places';
import { type Random, random } from './random';
import type { World } from './world';
import type { WrittenProduct } from './write-products';

const DAY = 24 * 60 * 60 * 1000;
/** Crockford's digits, as in the codes of real orders. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The carriers of parcels in the demo world: their tracking pages open, but do not know its parcel numbers. */
const SENT_BY = ['Aramex', 'DHL', 'FedEx', 'UPS'];
const NOT_SENT = { carrier: null, tracking_code: null, tracking_link: null };

/** A past order. */
export interface PastOrder {
  readonly id: number;
  readonly shopperId: number;
  readonly name: string;
  readonly email: string;
  readonly language: LanguageCode;
  readonly address: DemoAddress;
  readonly lines: readonly { readonly product: WrittenProduct; readonly quantity: number }[];
  readonly status: number;
  readonly method: OrderMethod;
  readonly paid: boolean;
  readonly cancelled?: { readonly title: string; readonly message: string; readonly refunded: boolean };
  /** days before the seeding */
  readonly daysAgo: number;
}

/** True if a product can be sent to the address, so that an order may contain it. */
export const reaches = (address: DemoAddress, product: WrittenProduct) =>
  product.public && placeFor(product, address) !== null;

function placeFor({ shippingRuleId }: WrittenProduct, address: DemoAddress) {
  return pickShippingPlace(
    PLACES.filter((place) => place.shipping_rule_id === shippingRuleId),
    address,
  );
}

/** Writes an order with its lines, address, status history and cancellation, with totals calculated by the shop's own rules. */
export function writeOrder({ writer, ago }: World, order: PastOrder): void {
  const digits = USUAL_DIGITS;
  const lines = order.lines.map(({ product, quantity }) => {
    const { selling, offered, taxRuleId, variants } = product;
    const unitPrice = ofCents(variants[0]?.price || (offered ?? selling));
    const rule = taxRuleId === null ? undefined : TAX_RULES[taxRuleId - 1];
    const tax = rule ? { ...rule, price: ofCents(rule.price) } : null;
    const place = placeFor(product, order.address);
    if (!place) throw new Error(`Product ${product.id} cannot be sent to ${order.address.country}.`);
    return { product, quantity, unitPrice, place, ...lineAmounts({ unitPrice, quantity, bundle: null, tax, digits }) };
  });
  const charges = shippingCharges(
    lines.map(({ place, product }) => ({
      ruleId: place.shipping_rule_id,
      type: ShippingType.location,
      price: ofCents(place.price),
      singlePrice: SHIPPING_RULES[place.shipping_rule_id - 1]?.singlePrice ?? false,
      chargedFor: SHIPPING_RULES[place.shipping_rule_id - 1]?.perStore ? STORES.indexOf(product.store) + 1 : null,
    })),
  );
  const totals = orderTotals(
    lines.map((line, n) => ({ ...line, shipping: charges[n] ?? 0 })),
    { digits },
  );
  const placed = ago(order.daysAgo * DAY);
  writer.add('orders', {
    id: order.id,
    shopper_id: order.shopperId,
    tracking_code: trackingCode(random(`order ${order.id}`)),
    status: order.status,
    order_method: order.method,
    payment_done: order.paid ? 1 : 0,
    cancelled: order.cancelled ? 1 : 0,
    refunded: order.cancelled?.refunded ? 1 : 0,
    currency: 'USD',
    subtotal: toNumeric(totals.subtotal),
    bundle_offer: toNumeric(totals.bundleOffer),
    shipping_price: toNumeric(totals.shipping),
    tax: toNumeric(totals.tax),
    total_amount: toNumeric(totals.total),
    language: order.language,
    confirmation_sent_at: placed,
    created_at: placed,
    updated_at: placed,
    voucher_price: toNumeric(0),
  });
  const { address } = order;
  writer.add('order_addresses', {
    order_id: order.id,
    name: order.name,
    email: order.email,
    phone: address.phone,
    country: address.country,
    state: address.state,
    city: address.city,
    zip: address.zip,
    address_1: address.address1,
    address_2: address.address2,
    delivery_instruction: address.instruction,
  });
  // before the lines, because their trigger creates missing parcels and sets the dates of all
  const dice = random(`parcels ${order.id}`);
  for (const store of new Set(lines.map(({ product }) => STORES.indexOf(product.store) + 1))) {
    const left = order.status >= OrderStatus.pickedUp;
    const { carrier, tracking_code, tracking_link } = left
      ? shipmentBy(dice.pick(SENT_BY), parcelNumber(dice))
      : NOT_SENT;
    writer.add('parcels', {
      order_id: order.id,
      store_id: store,
      status: order.status,
      cancelled: order.cancelled ? 1 : 0,
      carrier,
      tracking_code,
      tracking_link,
      updated_at: placed,
    });
  }
  for (const [n, { product, quantity, unitPrice, taxPerPiece, place }] of lines.entries()) {
    writer.add('ordered_products', {
      order_id: order.id,
      product_id: product.id,
      inventory_id: product.inventoryIds[0] ?? 0,
      store_id: STORES.indexOf(product.store) + 1,
      quantity,
      selling: toNumeric(unitPrice),
      tax_price: toNumeric(taxPerPiece),
      shipping_price: toNumeric(charges[n] ?? 0),
      shipping_type: ShippingType.location,
      shipping_place: {
        ...place,
        price: fromMinor(ofCents(place.price)),
        pickup_price: fromMinor(ofCents(place.pickup_price)),
      },
    });
  }
  for (let status = OrderStatus.pending as number; status <= order.status; status += 1) {
    // one step per day, or faster if the order is younger than its number of steps
    const step = Math.min(1, order.daysAgo / (order.status + 1));
    writer.add('order_status_history', {
      order_id: order.id,
      status,
      at: ago((order.daysAgo - (status - 1) * step) * DAY),
    });
  }
  if (order.cancelled) {
    const { title, message } = order.cancelled;
    writer.add('cancellations', { order_id: order.id, title, message, created_at: ago((order.daysAgo - 0.2) * DAY) });
  }
}

/** As long as the parcel numbers of most carriers. */
const parcelNumber = (dice: Random): string => Array.from({ length: 12 }, () => dice.whole(0, 9)).join('');

function trackingCode(dice: Random): string {
  const group = () => Array.from({ length: 5 }, () => DIGITS.charAt(dice.whole(0, DIGITS.length - 1))).join('');
  return `${group()}-${group()}-${group()}`;
}
