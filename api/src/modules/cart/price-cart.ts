import { Selected } from 'shared-kernel/contract/enums';
import { freePieces } from 'shared-kernel/rules/bundle';
import { type Minor, USUAL_DIGITS } from 'shared-kernel/rules/money';
import { unorderableReason } from 'shared-kernel/rules/orderable';
import { priceFrom } from 'shared-kernel/rules/price';
import { pickShippingPlace, shippingPrice, shippingTypeAt } from 'shared-kernel/rules/shipping-place';
import type { ShippingTaxTerms } from 'shared-kernel/rules/shipping-tax';
import {
  type LineAmounts,
  type LineShipping,
  lineAmounts,
  type OrderTotals,
  orderTotals,
  shippingCharges,
} from 'shared-kernel/rules/totals';
import type { CartRow, CartRows } from './cart-rows';
import type { PlaceRow } from './shipping-rows';
import type { VariantRow } from './variant-rows';

/** A cart line with its prices. Money in minor units. */
export interface PricedLine extends LineAmounts {
  row: CartRow;
  variant: VariantRow[];
  unitPrice: Minor;
  freeQuantity: number;
  place: PlaceRow | null;
  places: PlaceRow[];
  shippingType: number;
  /** null: the product does not ship to the selected address, or none is selected */
  shipping: Minor | null;
}

export interface PricedCart {
  lines: PricedLine[];
  /** of the checked lines that can be ordered (S140, issue 14) */
  totals: OrderTotals;
  destination: CartRows['destination'];
  shippingTax: ShippingTaxTerms;
  /** fraction digits of the shop's currency */
  digits: number;
}

/** True for lines in totals and orders: checked, not saved for later (D28), orderable, and deliverable to the address if one is selected. */
function isCounted({ row, place }: Pick<PricedLine, 'row' | 'place'>, destination: CartRows['destination']): boolean {
  const ordered = row.selected === Selected.checked && !row.saved && unorderableReason(row, row.cap) === null;
  return ordered && (destination === null || place !== null);
}

/** Prices a cart by the server's clock: the only source of amounts for carts, orders and mails. */
export function priceCart({ lines, places, variants, destination }: CartRows, now: Date): PricedCart {
  const {
    currency_digits: digits = USUAL_DIGITS,
    tax_included: taxIncluded = false,
    shipping_tax: shippingTax = null,
  } = lines[0] ?? {};
  const priced = lines.map((row): Omit<PricedLine, 'shipping'> & { charge: LineShipping | null } => {
    const variant = variants.filter((value) => value.inventory_id === row.inventory_id);
    const unitPrice = unitPriceOf(row, variant, now);
    const tax = row.tax_type === null ? null : { title: row.tax_title, type: row.tax_type, price: row.tax_price ?? 0 };
    const { quantity, bundle, rule } = row;
    const ruled = places.filter((place) => place.shipping_rule_id === rule?.id);
    const place = destination && pickShippingPlace(ruled, destination);
    const shippingType = shippingTypeAt(place, row.shipping_type);
    return {
      ...lineAmounts({ unitPrice, quantity, bundle, tax, taxIncluded, digits }),
      row,
      variant,
      unitPrice,
      freeQuantity: freePieces(quantity, bundle),
      place,
      places: ruled,
      shippingType,
      charge: rule &&
        place && {
          ruleId: rule.id,
          type: shippingType,
          price: shippingPrice(place, shippingType),
          singlePrice: rule.single_price === 1,
          chargedFor: rule.per_store === 1 ? row.store.id : null,
        },
    };
  });

  // a single price is charged to the first counted line; lines that are not counted show their own price
  const counts = (line: Pick<PricedLine, 'row' | 'place'>) => isCounted(line, destination);
  const charges = shippingCharges(priced.filter(counts).map((line) => line.charge)).values();
  const withShipping = priced.map(({ charge, ...line }): PricedLine => {
    const shipping = counts(line) ? (charges.next().value ?? null) : (charge?.price ?? null);
    return { ...line, shipping };
  });
  return {
    lines: withShipping,
    totals: orderTotals(withShipping.filter(counts), { digits, taxIncluded, shippingTax }),
    destination,
    shippingTax,
    digits,
  };
}

/** The lines included in the totals, for applying a voucher. */
export function countedLines({ lines, destination }: Pick<PricedCart, 'lines' | 'destination'>): PricedLine[] {
  return lines.filter((line) => isCounted(line, destination));
}

function unitPriceOf(row: CartRow, variant: VariantRow[], now: Date): Minor {
  const { selling, offered, flash_price: flashPrice, flash_end: flashEnd } = row;
  const variantPrice = variant.length > 0 ? row.variant_price : null;
  return priceFrom({ selling, offered, flashPrice, flashEnd, variantPrice }, now).current;
}
