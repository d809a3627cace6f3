import { OrderMethod, OrderStatus, PaymentStatus, ShippingType } from '../contract/enums';
import type { OrderDetail, OrderedProduct, OrderParcel, OrderRow } from '../contract/orders';
import { anInventory, aStore } from './a-product-detail';
import { anAddress } from './an-address';

export function anOrderedProduct(over: Partial<OrderedProduct> = {}): OrderedProduct {
  return {
    id: 71,
    product_id: 1,
    inventory_id: 21,
    quantity: 1,
    selling: 40,
    tax_price: 0,
    shipping_price: 5,
    bundle_offer: 0,
    shipping_type: ShippingType.location,
    shipping_place: null,
    product: {
      id: 1,
      title: 'Brass lamp',
      slug: 'brass-lamp',
      image: 'brass-lamp.webp',
      unit: null,
      bundle_deal: null,
      store: aStore(),
    },
    updated_inventory: { ...anInventory(), inventory_attributes: [] },
    review: null,
    estimated_delivery: null,
    ...over,
  };
}

/** The parcel of Atlas Lights, pending. */
export function anOrderParcel(over: Partial<OrderParcel> = {}): OrderParcel {
  return {
    store_id: aStore().id,
    status: OrderStatus.pending,
    cancelled: 0,
    carrier: null,
    tracking_code: null,
    tracking_link: null,
    status_history: [{ status: OrderStatus.pending, at: '2026-03-01T12:00:00.000Z' }],
    ...over,
  };
}

const order = {
  id: 81,
  order: '4F7Q2-M9XK3-TB0A1',
  status: OrderStatus.pending,
  order_method: OrderMethod.cashOnDelivery,
  payment_done: PaymentStatus.unpaid,
  cancelled: 0,
  refunded: 0,
  expired: 0,
  expires_at: null,
  currency: 'USD',
  total_amount: 45,
  created_at: '2026-03-01T12:00:00.000Z',
  created: 'Mar 1, 2026',
};

/** An order in the list of orders. */
export function anOrderRow(over: Partial<OrderRow> = {}): OrderRow {
  return { ...order, ordered_products: [anOrderedProduct()], ...over };
}

/** A pending order of one lamp, cash on delivery. */
export function anOrder(over: Partial<OrderDetail> = {}): OrderDetail {
  return {
    ...order,
    ordered_products: [anOrderedProduct()],
    parcels: [anOrderParcel({ status: over.status ?? OrderStatus.pending })],
    address: anAddress(),
    user: { id: 7, name: 'Amina', email: 'amina@example.com' },
    voucher: null,
    cancellation: null,
    confirmation_sent: 1,
    calculated: { subtotal: 40, bundle_offer: 0, shipping_price: 5, tax: 0, voucher_price: 0, total_price: 45 },
    status_history: [{ status: OrderStatus.pending, at: '2026-03-01T12:00:00.000Z' }],
    payment: null,
    ...over,
  };
}
