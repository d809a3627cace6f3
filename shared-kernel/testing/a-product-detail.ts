import type { Inventory, ProductDetail } from '../contract/product';
import { aProductTile } from './a-product-tile';

/** The clock of the tests' server. */
export const SERVER_TIME = '2026-03-01T12:00:00.000Z';

export function aStore(over: Partial<ProductDetail['store']> = {}): ProductDetail['store'] {
  return {
    id: 3,
    name: 'Atlas Lights',
    slug: 'atlas-lights',
    image: 'atlas-lights.webp',
    meta_title: null,
    meta_description: null,
    ...over,
  };
}

/** A variant without attributes: the product itself. */
export function anInventory(over: Partial<Inventory> = {}): Inventory {
  return { id: 21, product_id: 1, quantity: 9, price: 0, sku: null, inventory_attributes: [], ...over };
}

/** A product without variants, in stock. */
export function aProductDetail(over: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...aProductTile(),
    description: '<p>Made by hand.</p>',
    overview: null,
    unit: null,
    tags: ['lamp'],
    meta_title: null,
    meta_description: null,
    video: null,
    video_thumb: null,
    warranty: 2,
    refundable: 1,
    wishlisted: null,
    compared: null,
    in_stock: true,
    brand: null,
    category: { id: 1, title: 'Home', slug: 'home' },
    sub_category: { id: 11, title: 'Lamps', slug: 'lamps', category_id: 1 },
    current_categories: [{ id: 11, title: 'Lamps', slug: 'lamps', category_id: 1 }],
    store: aStore(),
    bundle_deal: null,
    images: [{ id: 31, product_id: 1, image: 'brass-lamp.webp' }],
    attribute: [],
    inventory: [anInventory()],
    vouchers: [],
    shipping_rule: null,
    server_time: SERVER_TIME,
    time_zone: 'UTC',
    ...over,
  };
}
