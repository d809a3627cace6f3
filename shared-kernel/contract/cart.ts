import { z } from 'zod';
import { Count, codeTo, Id, Money, Positive } from './envelope';
import { BundleDeal, Inventory, ProductTile, ShippingPlace, ShippingRule, StoreCard } from './product';

const userToken = { user_token: z.string().max(128).optional() };

/** POST `cart/action`: `quantity` is a difference, D28. POST `cart/buy-now`: the same fields, absolute quantity. */
export const CartAction = z.object({ product_id: Id, inventory_id: Id, quantity: z.number().int(), ...userToken });
export type CartAction = z.infer<typeof CartAction>;
/** POST `cart/action`. */
export const ChangeQuantity = CartAction.extend({
  /** only changes an existing line: refused when it is no longer in the cart */
  held: z.literal(true).optional(),
});
export type ChangeQuantity = z.infer<typeof ChangeQuantity>;

/** POST `cart/change`. */
export const CartChange = z.object({
  checked: z.array(Id),
  unchecked: z.array(Id),
  isBundle: z.boolean().optional(),
  ...userToken,
});
export type CartChange = z.infer<typeof CartChange>;

/** POST `cart/save-for-later`, our addition to the family's calls: saves a line for later (`saved`) or moves it back to the cart. */
export const SaveForLater = z.object({ id: Id, saved: z.boolean(), ...userToken });
export type SaveForLater = z.infer<typeof SaveForLater>;

/** POST `cart/update-shipping` (D31): the server picks or verifies the place from the address. */
export const UpdateShipping = z.object({
  selected_address: Id,
  cart: z.array(
    z.object({ cart: Id, shipping_place: z.object({ id: Id }).nullable().optional(), shipping_type: z.number().int() }),
  ),
  ...userToken,
});
export type UpdateShipping = z.infer<typeof UpdateShipping>;

export const TaxRule = z.object({ id: Id, title: z.string(), type: codeTo(2), price: Money });

export const VariantInfo = Inventory.extend({
  inventory_attributes: z.array(
    z.object({
      attribute_value_id: Id,
      attribute_value: z.object({ id: Id, title: z.string(), attribute: z.object({ id: Id, title: z.string() }) }),
    }),
  ),
});

/** One line of the cart (spec §3, S131). Prices of the line are the server's. */
export const CartLine = z.object({
  id: Id,
  product_id: Id,
  inventory_id: Id,
  quantity: Positive,
  /** 1 checked, 2 unchecked */
  selected: codeTo(2),
  /** current price of one piece, by the server's clock */
  unit_price: Money,
  /** price of one piece when the shopper last saw it, if it has changed since */
  unit_price_before: Money.nullable(),
  /** discount of the bundle deal on this line */
  bundle_offer: Money,
  tax: Money,
  /** shipping cost of this line for the chosen place and type; null while none is chosen or possible */
  shipping_price: Money.nullable(),
  shipping_type: codeTo(2),
  shipping_place_id: Id.nullable(),
  shipping_place: ShippingPlace.nullable(),
  bundle_deal: BundleDeal.nullable(),
  flash_product: ProductTile.extend({
    bundle_deal: BundleDeal.nullable(),
    shipping_rule_id: Id.nullable(),
    shipping_rule: ShippingRule.nullable(),
    tax_rules: TaxRule.nullable(),
    store: StoreCard,
    /** false when the product is no longer public */
    available: z.boolean(),
  }),
  updated_inventory: VariantInfo,
});
export type CartLine = z.infer<typeof CartLine>;

/** Sums of the checked lines that can be ordered, computed by the server only (wire contract §8). */
export const Totals = z.object({
  subtotal: Money,
  bundle_offer: Money,
  shipping_price: Money,
  /** on goods and shipping */
  tax: Money,
  /** the part of `tax` on `shipping_price`; absent: none */
  shipping_tax: Money.optional(),
  /** true: the other sums include the tax; absent: it is added to them */
  tax_included: z.literal(true).optional(),
  voucher_price: Money,
  total_price: Money,
});
export type Totals = z.infer<typeof Totals>;

/** Response of every `cart/*` call. */
export const Cart = z.object({
  /** available pieces in `cartProducts`, checked or not */
  cartCount: Count,
  cartProducts: z.array(CartLine),
  /** saved for later: not part of any sum or order */
  savedProducts: z.array(CartLine),
  calculated: Totals,
  /** place that shipping is calculated for; null until an address is chosen */
  destination: z.object({ address_id: Id, country: z.string(), state: z.string() }).nullable(),
});
export type Cart = z.infer<typeof Cart>;

/** POST `cart/buy-again`: adds the available products of the caller's own order to the cart. */
export const BuyAgain = z.object({ order_id: Id, ...userToken });
export const BuyAgainAnswer = z.object({
  /** number of pieces added to the cart */
  added: Count,
  /** titles of products that are no longer available in that quantity */
  missing: z.array(z.string()),
  /** the cart after the change (docs/decisions/0006) */
  cart: Cart,
});
export type BuyAgainAnswer = z.infer<typeof BuyAgainAnswer>;
