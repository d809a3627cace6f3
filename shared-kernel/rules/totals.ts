import { PriceType } from '../contract/enums';
import { type BundleTerms, bundleReduction, freePieces } from './bundle';
import { type TaxedAmount, type TaxedShipping, type TaxTerms, taxesByRule, taxWithin, WHOLE } from './included-tax';
import { divided, type Minor } from './money';
import { type ShippingTaxTerms, shippingTax, taxedShipping } from './shipping-tax';

/** A line of a cart or order before shipping. Money in minor units. */
export interface LineTerms {
  unitPrice: Minor;
  quantity: number;
  bundle: BundleTerms | null;
  tax: TaxTerms | null;
  /** the shop's prices include the tax (issue 14); otherwise it is added */
  taxIncluded?: boolean;
  /** decimal places of the currency */
  digits: number;
}

export interface LineAmounts {
  /** unit price times quantity, before the bundle deal */
  subtotal: Minor;
  bundleOffer: Minor;
  taxPerPiece: Minor;
  /** added tax: for all pieces, free ones included (wire contract §8); included tax: on the pieces that are paid */
  tax: Minor;
  /** the line's price, as the base of the included tax */
  taxed: TaxedAmount;
}

export interface OrderTotals {
  subtotal: Minor;
  bundleOffer: Minor;
  shipping: Minor;
  /** shipping costs by tax rate; empty: untaxed */
  taxedShipping: TaxedShipping[];
  /** the part of `tax` on shipping */
  shippingTax: Minor;
  /** on goods and shipping */
  tax: Minor;
  /** true: the other sums include the tax, false: it is added to them */
  taxIncluded: boolean;
  voucher: Minor;
  total: Minor;
}

/**
 * Tax added to the price of one piece, rounded half up to what the currency can express. @param digits decimal places of the
 * currency
 */
export function taxPerPiece(unitPrice: Minor, tax: TaxTerms | null, digits: number): Minor {
  if (!tax) return 0;
  if (tax.type !== PriceType.percent) return tax.price;
  return divided(BigInt(unitPrice) * BigInt(tax.price), BigInt(WHOLE), digits);
}

/** A line's amounts before shipping (wire contract §8). */
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

/** A line's shipping price. */
export interface LineShipping {
  ruleId: number;
  type: number;
  price: Minor;
  /** the rule charges once */
  singlePrice: boolean;
  /** for a single price: the store that it is charged for, when it applies per store; null: once per order */
  chargedFor: number | null;
}

/**
 * The shipping charge of each line: per line, or once per rule and type of shipping when the rule has a single price, for the order
 * or for each store (issue 14); then the first such line carries it and the others ship free (wire contract §7).
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

/** Terms of an order as a whole. */
export interface OrderTerms {
  /** decimal places of the currency */
  digits: number;
  /** the shop's prices include the tax */
  taxIncluded?: boolean;
  /** how shipping is taxed; by default not at all */
  shippingTax?: ShippingTaxTerms;
  /** the voucher's discount; never more than the price of the goods */
  voucher?: Minor;
}

/**
 * Sums of an order: subtotal - bundle deals + shipping + tax - voucher (wire contract §8). Where prices include tax, it is the tax
 * included in the goods after the voucher and in shipping, and is not added. Tax that is added to shipping is rounded once for each
 * rate.
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
