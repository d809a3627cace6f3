import { PriceType } from '../contract/enums';
import { rateKey, type TaxedAmount, type TaxedShipping, type TaxTerms, taxWithin, WHOLE } from './included-tax';
import { divided, type Minor } from './money';
import { spread } from './spread';

/** Value of the setting `shipping_tax` that taxes shipping like the goods it is for, as the law of most of Europe requires. */
export const AS_GOODS = 'as-goods';
/** How a shop taxes shipping: like the goods, by one rule's percentage, or not at all (null). */
export type ShippingTaxTerms = typeof AS_GOODS | TaxTerms | null;

/**
 * An order's shipping costs by tax rate. Like the goods: in proportion to the price of each rate's goods after bundle deals, as a
 * voucher reduces all of them alike; the share of goods without a rate (untaxed, or an amount per piece) carries no tax. The parts
 * are amounts that the currency can express and do not depend on the order of the lines.
 *
 * @param shipping of the whole order, in minor units
 * @param goods of the ordered lines
 * @param digits decimal places of the currency
 * @returns the parts that have a rate, the highest one first
 */
export function taxedShipping(
  shipping: Minor,
  goods: readonly TaxedAmount[],
  terms: ShippingTaxTerms,
  digits: number,
): TaxedShipping[] {
  if (terms === null || shipping === 0) return [];
  if (terms !== AS_GOODS) return terms.type === PriceType.percent ? [{ amount: shipping, tax: terms }] : [];
  const isFree = goods.every(({ amount }) => amount === 0);
  const rates = new Map<string, { tax: TaxTerms | null; weight: number }>();
  for (const { amount, pieces, tax } of goods) {
    const rated = tax?.type === PriceType.percent ? tax : null;
    const key = rated ? rateKey(rated) : '';
    const weight = (rates.get(key)?.weight ?? 0) + (isFree ? pieces : amount);
    rates.set(key, { tax: rated, weight });
  }
  // the part without a rate comes last
  const sorted = [...rates.entries()].sort(
    ([one, { tax: a }], [other, { tax: b }]) => (b?.price ?? -1) - (a?.price ?? -1) || (one < other ? -1 : 1),
  );
  const amounts = spread(
    shipping,
    sorted.map(([, { weight }]) => weight),
    digits,
  );
  return sorted.flatMap(([, { tax }], n) => {
    const amount = amounts[n] ?? 0;
    return tax && amount > 0 ? [{ amount, tax }] : [];
  });
}

/**
 * The tax on a part of shipping, included in it or added to it, rounded half up once for each rate of the order.
 * @param digits decimal places of the currency
 */
export function shippingTax({ amount, tax }: TaxedShipping, taxIncluded: boolean, digits: number): Minor {
  if (taxIncluded) return taxWithin({ amount, pieces: 1, tax }, digits);
  return divided(BigInt(amount) * BigInt(tax.price), BigInt(WHOLE), digits);
}

/**
 * The tax on an order's shipping by line, so that each store's parcel has its own: in proportion to what each line is charged,
 * adding up to exactly the tax on the order's shipping.
 *
 * @param charges what each line is charged for shipping
 * @param parts the order's shipping by rate
 * @returns the tax of each line in minor units; null: shipping is untaxed
 */
export function shippingTaxes(
  charges: readonly Minor[],
  parts: readonly TaxedShipping[],
  { taxIncluded, digits }: { taxIncluded: boolean; digits: number },
): (Minor | null)[] {
  if (parts.length === 0) return charges.map(() => null);
  const whole = parts.reduce((sum, part) => sum + shippingTax(part, taxIncluded, digits), 0);
  return spread(whole, charges, digits);
}
