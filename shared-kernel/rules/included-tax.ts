import { PriceType } from '../contract/enums';
import { divided, type Minor } from './money';

/** A tax rule: an amount per piece (flat), or thousandths of a percent of the unit price. */
export interface TaxTerms {
  type: number;
  /** flat: minor units; percent: thousandths of a percent, so 7500 is 7.5 % */
  price: number;
  /** what the shop calls it */
  title?: string | null;
}

/** What a line costs in a shop whose prices include the tax. */
export interface TaxedAmount {
  /** for the pieces that are not free, in minor units */
  amount: Minor;
  /** the pieces that are not free */
  pieces: number;
  tax: TaxTerms | null;
}

/** A whole in thousandths of a percent. */
export const WHOLE = 100_000;

/** The tax within an amount of which the share `part / whole` is paid; never more than that. */
function within({ amount, pieces, tax }: TaxedAmount, part: bigint, whole: bigint, digits: number): Minor {
  if (!tax || whole === 0n) return 0;
  const paid = BigInt(amount) * part;
  if (tax.type !== PriceType.percent) return Math.min(divided(paid, whole, digits), tax.price * pieces);
  return divided(paid * BigInt(tax.price), whole * BigInt(WHOLE + tax.price), digits);
}

/** The tax within an amount, rounded half up. @param digits of the currency behind the point */
export const taxWithin = (line: TaxedAmount, digits: number): Minor => within(line, 1n, 1n, digits);

/**
 * The tax within an order's lines, by rule and rate as an invoice names it: rounded once for each, of what all its lines cost. A voucher
 * lowers every price by the same share, so also the tax in them.
 *
 * @param reduction what the voucher takes off all lines together, in minor units; at most what they cost
 * @param digits of the currency behind the point
 * @returns the rules in the order in which they come first, with the tax of each in minor units
 */
export function taxesByRule(
  lines: readonly TaxedAmount[],
  reduction: Minor,
  digits: number,
): { tax: TaxTerms; amount: Minor }[] {
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
  const rules = new Map<string, TaxedAmount & { tax: TaxTerms }>();
  for (const { amount, pieces, tax } of lines) {
    if (!tax) continue;
    const key = JSON.stringify([tax.title, tax.type, tax.price]);
    const before = rules.get(key) ?? { amount: 0, pieces: 0 };
    rules.set(key, { amount: before.amount + amount, pieces: before.pieces + pieces, tax });
  }
  return [...rules.values()].map((rule) => ({
    tax: rule.tax,
    amount: within(rule, BigInt(goods - reduction), BigInt(goods), digits),
  }));
}
