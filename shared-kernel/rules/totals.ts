import { PriceType } from '../contract/enums';
import { type BundleTerms, bundleReduction, freePieces } from './bundle';
import { type TaxedAmount, type TaxedShipping, type TaxTerms, taxesByRule, taxWithin, WHOLE } from './included-tax';
import { divided, type Minor } from './money';
import { type ShippingTaxTerms, shippingTax, taxedShipping } from './shipping-tax';

/** A line of cart or order before shipping. Money in minor units. */
export interface LineTerms {
  unitPrice: Minor;
  quantity: number;
  bundle: BundleTerms | null;
  tax: TaxTerms | null;
  /** the shop's prices include the tax (issue 14); otherwise it comes on top */
  taxIncluded?: boolean;
  /** of the currency, behind the point */
  digits: number;
}

export interface LineAmounts {
  /** unit price times quantity, before the bundle deal */
  subtotal: Minor;
  bundleOffer: Minor;
  taxPerPiece: Minor;
  /** on top: for all pieces, free ones included (wire contract §8); within the prices: of the pieces that are paid */
  tax: Minor;
  /** what the line costs, for the tax within it */
  taxed: TaxedAmount;
}

export interface OrderTotals {
  subtotal: Minor;
  bundleOffer: Minor;
  shipping: Minor;
  /** what of shipping stands under which rate; empty: it carries no tax */
  taxedShipping: TaxedShipping[];
  /** of `tax` what is on shipping, by itself */
  shippingTax: Minor;
  /** of goods and shipping */
  tax: Minor;
  /** true: the tax is within the other sums, false: it is added to them */
  taxIncluded: boolean;
  voucher: Minor;
  total: Minor;
}

/** Tax that is added to the price of one piece, rounded half up to what the currency can write. @param digits of it behind the point */
export function taxPerPiece(unitPrice: Minor, tax: TaxTerms | null, digits: number): Minor {
  if (!tax) return 0;
  if (tax.type !== PriceType.percent) return tax.price;
  return divided(BigInt(unitPrice) * BigInt(tax.price), BigInt(WHOLE), digits);
}

/** What a line costs before shipping (wire contract §8). */
export function lineAmounts({ unitPrice, quantity, bundle, tax, taxIncluded = false, digits }: LineTerms): LineAmounts {
  const subtotal = unitPrice * quantity;
  const bundleOffer = bundleReduction(quantity, unitPrice, bundle);
  const taxed = { amount: subtotal - bundleOffer, pieces: quantity - freePieces(quantity, bundle), tax };
  const perPiece = taxIncluded
    ? taxWithin({ amount: unitPrice, pieces: 1, tax }, digits)
    : taxPerPiece(unitPrice, tax, digits);
  return {
    subtotal,
    bundleOffer,
    taxPerPiece: perPiece,
    tax: taxIncluded ? taxWithin(taxed, digits) : perPiece * quantity,
    taxed,
  };
}

/** What a line asks for shipping. */
export interface LineShipping {
  ruleId: number;
  type: number;
  price: Minor;
  /** the rule charges once */
  singlePrice: boolean;
  /** of a single price: the store that it is charged for, when each store's parcel is; null: once per order */
  chargedFor: number | null;
}

/**
 * What each line is charged for shipping: per line, or once per rule and way of shipping when the rule has a single price,
 * for the order or for each store (issue 14); then the first such line carries it and the others ship for nothing (wire contract §7).
 * @param lines null: the line cannot be shipped, and stays null
 */
export function shippingCharges(lines: readonly (LineShipping | null)[]): (Minor | null)[] {
  const charged = new Set<string>();
  return lines.map((line) => {
    if (!line) return null;
    if (!line.singlePrice) return line.price;
    const key = `${line.ruleId}:${line.type}:${line.chargedFor ?? ''}`;
    if (charged.has(key)) return 0;
    charged.add(key);
    return line.price;
  });
}

/** What holds for an order as a whole. */
export interface OrderTerms {
  /** of the currency, behind the point */
  digits: number;
  /** the shop's prices include the tax */
  taxIncluded?: boolean;
  /** how shipping is taxed; by default not at all */
  shippingTax?: ShippingTaxTerms;
  /** what the voucher takes off; never more than the goods cost */
  voucher?: Minor;
}

/**
 * Sums of an order: subtotal - bundle deals + shipping + tax - voucher (wire contract §8). Where prices include the tax, it is what is
 * within the goods after the voucher and within shipping, and is not added. Tax that is added to shipping is rounded once for each rate.
 */
export function orderTotals(
  lines: readonly (LineAmounts & { shipping: Minor | null })[],
  { digits, taxIncluded = false, shippingTax: terms = null, voucher = 0 }: OrderTerms,
): OrderTotals {
  const sum = (pick: (line: LineAmounts & { shipping: Minor | null }) => Minor) =>
    lines.reduce((total, line) => total + pick(line), 0);
  const subtotal = sum((line) => line.subtotal);
  const bundleOffer = sum((line) => line.bundleOffer);
  const shipping = sum((line) => line.shipping ?? 0);
  const reduction = Math.min(voucher, subtotal - bundleOffer);
  const taxed = lines.map((line) => line.taxed);
  const parts = taxedShipping(shipping, taxed, terms, digits);
  const onShipping = parts.reduce((all, part) => all + shippingTax(part, taxIncluded, digits), 0);
  const tax = taxIncluded
    ? taxesByRule(taxed, reduction, digits, parts).reduce((all, { amount }) => all + amount, 0)
    : sum((line) => line.tax) + onShipping;
  return {
    subtotal,
    bundleOffer,
    shipping,
    taxedShipping: parts,
    shippingTax: onShipping,
    tax,
    taxIncluded,
    voucher: reduction,
    total: subtotal - bundleOffer + shipping + (taxIncluded ? 0 : tax) - reduction,
  };
}
