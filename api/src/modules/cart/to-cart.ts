import type { Cart, CartLine, Totals } from 'shared-kernel/contract/cart';
import type { ShippingPlace } from 'shared-kernel/contract/product';
import { fromMinor } from 'shared-kernel/rules/money';
import { unorderableReason } from 'shared-kernel/rules/orderable';
import type { OrderTotals } from 'shared-kernel/rules/totals';
import type { PricedCart, PricedLine } from './price-cart';
import type { PlaceRow } from './shipping-rows';
import type { VariantRow } from './variant-rows';

/** The cart in the contract's format; `cartCount` is the number of available pieces, checked or not (S143, issue 14). */
export function toCart({ lines, totals, destination }: PricedCart): Cart {
  const bought = lines.filter(({ row }) => !row.saved);
  return {
    cartCount: bought.reduce((count, { row }) => (unorderableReason(row, row.cap) ? count : count + row.quantity), 0),
    cartProducts: bought.map(toCartLine),
    savedProducts: lines.filter(({ row }) => row.saved).map(toCartLine),
    calculated: toTotals(totals),
    destination,
  };
}

export function toTotals(totals: Omit<OrderTotals, 'taxedShipping'>): Totals {
  return {
    subtotal: fromMinor(totals.subtotal),
    bundle_offer: fromMinor(totals.bundleOffer),
    shipping_price: fromMinor(totals.shipping),
    tax: fromMinor(totals.tax),
    ...(totals.shippingTax > 0 && { shipping_tax: fromMinor(totals.shippingTax) }),
    ...(totals.taxIncluded && { tax_included: true }),
    voucher_price: fromMinor(totals.voucher),
    total_price: fromMinor(totals.total),
  };
}

export function toPlace(place: PlaceRow): ShippingPlace {
  return { ...place, price: fromMinor(place.price), pickup_price: fromMinor(place.pickup_price) };
}

/** The chosen attribute values of a variant, in the shape of `VariantInfo`. */
export function toVariantAttributes(
  variant: readonly VariantRow[],
): CartLine['updated_inventory']['inventory_attributes'] {
  return variant.map((value) => ({
    inventory_id: value.inventory_id,
    attribute_value_id: value.attribute_value_id,
    attribute_value: {
      id: value.attribute_value_id,
      title: value.value_title,
      attribute: { id: value.attribute_id, title: value.attribute_title },
    },
  }));
}

function toCartLine(line: PricedLine): CartLine {
  const { row } = line;
  return {
    id: row.id,
    product_id: row.product_id,
    inventory_id: row.inventory_id,
    quantity: row.quantity,
    selected: row.selected,
    unit_price: fromMinor(line.unitPrice),
    unit_price_before: row.seen_price === null || row.seen_price === line.unitPrice ? null : fromMinor(row.seen_price),
    bundle_offer: fromMinor(line.bundleOffer),
    tax: fromMinor(line.tax),
    shipping_price: line.shipping === null ? null : fromMinor(line.shipping),
    shipping_type: line.shippingType,
    shipping_place_id: line.place?.id ?? null,
    shipping_place: line.place && toPlace(line.place),
    bundle_deal: row.bundle,
    flash_product: {
      id: row.product_id,
      slug: row.slug,
      title: row.title,
      badge: row.badge,
      selling: fromMinor(row.selling),
      offered: row.offered === null ? null : fromMinor(row.offered),
      price: row.flash_price === null ? null : fromMinor(row.flash_price),
      end_time: row.flash_end?.toISOString() ?? null,
      image: row.image,
      review_count: row.review_count,
      rating: row.rating,
      bundle_deal: row.bundle,
      shipping_rule_id: row.rule?.id ?? null,
      shipping_rule: row.rule && { ...row.rule, shipping_places: line.places.map(toPlace) },
      tax_rules:
        row.tax_id === null
          ? null
          : {
              id: row.tax_id,
              title: row.tax_title ?? '',
              type: row.tax_type ?? 1,
              price: fromMinor(row.tax_price ?? 0),
            },
      store: row.store,
      available: row.available,
    },
    updated_inventory: {
      id: row.inventory_id,
      product_id: row.product_id,
      quantity: row.stock,
      price: fromMinor(row.variant_price),
      sku: row.sku,
      inventory_attributes: toVariantAttributes(line.variant),
    },
  };
}
