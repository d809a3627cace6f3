import { PriceType } from '../contract/enums';
import { type BundleTerms, bundleReduction } from './bundle';
import type { Minor } from './money';

/** A tax rule: an amount per piece (flat), or hundredths of a percent of the unit price. */
export interface TaxTerms {
  type: number;
  /** flat: minor units; percent: hundredths of a percent, so 750 is 7.5 % */
  price: number;
}

/** A line of cart or order before shipping. Money in minor units. */
export interface LineTerms {
  unitPrice: Minor;
  quantity: number;
  bundle: BundleTerms | null;
  tax: TaxTerms | null;
}

export interface LineAmounts {
  /** unit price times quantity, before the bundle deal */
  subtotal: Minor;
  bundleOffer: Minor;
  taxPerPiece: Minor;
  /** for all pieces, free ones included (wire contract §8) */
  tax: Minor;
}

export interface OrderTotals {
  subtotal: Minor;
  bundleOffer: Minor;
  shipping: Minor;
  tax: Minor;
  voucher: Minor;
  total: Minor;
}

/** Tax of one piece, rounded half up to whole minor units. */
export function taxPerPiece(unitPrice: Minor, tax: TaxTerms | null): Minor {
  if (!tax) return 0;
  return tax.type === PriceType.percent ? Math.floor((unitPrice * tax.price + 5000) / 10_000) : tax.price;
}

/** What a line costs before shipping (wire contract §8). */
export function lineAmounts({ unitPrice, quantity, bundle, tax }: LineTerms): LineAmounts {
  const perPiece = taxPerPiece(unitPrice, tax);
  return {
    subtotal: unitPrice * quantity,
    bundleOffer: bundleReduction(quantity, unitPrice, bundle),
    taxPerPiece: perPiece,
    tax: perPiece * quantity,
  };
}

/** What a line asks for shipping. */
export interface LineShipping {
  ruleId: number;
  type: number;
  price: Minor;
  /** the rule charges once per order */
  singlePrice: boolean;
}

/**
 * What each line is charged for shipping: per line, or once per rule and way of shipping when the rule has a single price;
 * then the first such line carries it and the others ship for nothing (wire contract §7).
 * @param lines null: the line cannot be shipped, and stays null
 */
export function shippingCharges(lines: readonly (LineShipping | null)[]): (Minor | null)[] {
  const charged = new Set<string>();
  return lines.map((line) => {
    if (!line) return null;
    if (!line.singlePrice) return line.price;
    const key = `${line.ruleId}:${line.type}`;
    if (charged.has(key)) return 0;
    charged.add(key);
    return line.price;
  });
}

/**
 * Sums of an order: subtotal - bundle deals + shipping + tax - voucher (wire contract §8).
 * @param voucher reduction; never more than the goods cost
 */
export function orderTotals(
  lines: readonly (LineAmounts & { shipping: Minor | null })[],
  voucher: Minor = 0,
): OrderTotals {
  const sum = (pick: (line: LineAmounts & { shipping: Minor | null }) => Minor) =>
    lines.reduce((total, line) => total + pick(line), 0);
  const subtotal = sum((line) => line.subtotal);
  const bundleOffer = sum((line) => line.bundleOffer);
  const shipping = sum((line) => line.shipping ?? 0);
  const tax = sum((line) => line.tax);
  const reduction = Math.min(voucher, subtotal - bundleOffer);
  return {
    subtotal,
    bundleOffer,
    shipping,
    tax,
    voucher: reduction,
    total: subtotal - bundleOffer + shipping + tax - reduction,
  };
}
