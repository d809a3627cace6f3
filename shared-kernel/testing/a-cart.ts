import type { Cart, CartLine } from '../contract/cart';
import { Selected, ShippingType } from '../contract/enums';
import type { ShippingPlace } from '../contract/product';
import { anInventory, aStore } from './a-product-detail';
import { aProductTile } from './a-product-tile';

/** A place of rule 4 that ships to all of Afghanistan in three days, or to a pickup point there. */
export function aShippingPlace(over: Partial<ShippingPlace> = {}): ShippingPlace {
  return {
    id: 31,
    shipping_rule_id: 4,
    country: 'AF',
    state: 'ALL',
    price: 5,
    day_needed: 3,
    pickup_point: 1,
    pickup_price: 0,
    pickup_phone: null,
    pickup_address_line_1: '2 Market Street',
    pickup_address_line_2: null,
    pickup_zip: '3402',
    pickup_state: null,
    pickup_city: 'Fayzabad',
    pickup_country: 'AF',
    ...over,
  };
}

/** One checked line of one lamp, which no rule ships. */
export function aCartLine(over: Partial<CartLine> = {}): CartLine {
  return {
    id: 51,
    product_id: 1,
    inventory_id: 21,
    quantity: 1,
    selected: Selected.checked,
    unit_price: 40,
    unit_price_before: null,
    bundle_offer: 0,
    tax: 0,
    shipping_price: null,
    shipping_type: ShippingType.location,
    shipping_place_id: null,
    shipping_place: null,
    bundle_deal: null,
    flash_product: {
      ...aProductTile(),
      bundle_deal: null,
      shipping_rule_id: null,
      shipping_rule: null,
      tax_rules: null,
      store: aStore(),
      available: true,
    },
    updated_inventory: { ...anInventory(), inventory_attributes: [] },
    ...over,
  };
}

/** A checked line that is shipped for 5 to `aShippingPlace()`. */
export function aShippedLine(over: Partial<CartLine> = {}): CartLine {
  const line = aCartLine({ shipping_price: 5, ...over });
  const shipping_rule = { id: 4, title: 'Standard', single_price: 0, shipping_places: [aShippingPlace()] };
  return { ...line, flash_product: { ...line.flash_product, shipping_rule } };
}

/** A cart with one line; when you pass other lines, pass their `calculated` too, as the server would. */
export function aCart(over: Partial<Cart> = {}): Cart {
  const cartProducts = over.cartProducts ?? [aCartLine()];
  return {
    cartCount: cartProducts.reduce((pieces, line) => pieces + line.quantity, 0),
    cartProducts,
    savedProducts: [],
    calculated: { subtotal: 40, bundle_offer: 0, shipping_price: 0, tax: 0, voucher_price: 0, total_price: 40 },
    destination: null,
    ...over,
  };
}
