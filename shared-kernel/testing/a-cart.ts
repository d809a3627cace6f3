import type { Cart, CartLine } from '../contract/cart';
import { Selected, ShippingType } from '../contract/enums';
import { anInventory, aStore } from './a-product-detail';
import { aProductTile } from './a-product-tile';

/** One checked line of one lamp. */
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

/** A cart with one line; give `calculated` with lines of your own, as the server would. */
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
