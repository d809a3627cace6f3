import { PriceType } from '../contract/enums';
import { divided, type Minor } from './money';

/** A tax rule: an amount per piece (flat), or thousandths of a percent of the unit price. */
export interface TaxTerms {
  type: number;
  /** flat: minor units; percent: thousandths of a percent, so 7500 is 7.5 % */
  price: number;
  /** the shop's name for it */
  title?: string | null;
}

/** Price of a line in a shop whose prices include tax. */
export interface TaxedAmount {
  /** price of the pieces that are not free, in minor units */
  amount: Minor;
  /** the pieces that are not free */
  pieces: number;
  tax: TaxTerms | null;
}

/** 100 % in thousandths of a percent. */
export const WHOLE = 100_000;

/** A part of the shipping cost that is taxed by a percentage. */
export interface TaxedShipping {
  /** minor units, as charged: including its tax where prices include it */
  amount: Minor;
  /** percent */
  tax: TaxTerms;
}

/** Amounts with equal keys have the same rule and rate. */
export const rateKey = ({ title, type, price }: TaxTerms): string => JSON.stringify([title ?? '', type, price]);

/**
 * The tax included in an amount of which the share `part / whole` is paid, and in shipping, which is paid in full; never more than
 * that.
 */
function within({ amount, pieces, tax }: TaxedAmount, shipping: Minor, part: bigint, whole: bigint, digits: number) {
  if (!tax) return 0;
  const paid = BigInt(amount) * part + BigInt(shipping) * whole;
  if (tax.type !== PriceType.percent) return Math.min(divided(paid, whole, digits), tax.price * pieces);
  return divided(paid * BigInt(tax.price), whole * BigInt(WHOLE + tax.price), digits);
}

/** The tax included in an amount, rounded half up. @param digits decimal places of the currency */
export const taxWithin = (line: TaxedAmount, digits: number): Minor => within(line, 0, 1n, 1n, digits);

/**
 * The tax included in an order's lines and its shipping, by rule and rate as on an invoice: rounded once per rule, for its total. A
 * voucher reduces every price of the goods by the same share, so also the tax in them; it does not reduce shipping.
 *
 * @param reduction the voucher's discount on all lines together, in minor units; at most their total
 * @param digits decimal places of the currency
 * @param shipping the shipping costs by rate
 * @returns the rules in order of first appearance, with the tax of each in minor units
 */
export function taxesByRule(
  lines: readonly TaxedAmount[],
  reduction: Minor,
  digits: number,
  shipping: readonly TaxedShipping[] = [],
): { tax: TaxTerms; amount: Minor }[] {
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
  const rules = new Map<string, TaxedAmount & { tax: TaxTerms; shipping: Minor }>();
  const put = (tax: TaxTerms, { amount = 0, pieces = 0, shipping = 0 }) => {
    const before = rules.get(rateKey(tax)) ?? { amount: 0, pieces: 0, shipping: 0 };
    rules.set(rateKey(tax), {
      amount: before.amount + amount,
      pieces: before.pieces + pieces,
      shipping: before.shipping + shipping,
      tax,
    });
  };
  for (const { amount, pieces, tax } of lines) if (tax) put(tax, { amount, pieces });
  for (const { amount, tax } of shipping) put(tax, { shipping: amount });
  // goods that cost nothing cannot be reduced
  const [part, whole] = goods === 0 ? [1n, 1n] : [BigInt(goods - reduction), BigInt(goods)];
  return [...rules.values()].map((rule) => ({
    tax: rule.tax,
    amount: within(rule, rule.shipping, part, whole, digits),
  }));
}
