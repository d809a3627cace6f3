import { code } from 'currency-codes';
import { decimalText, type Minor, smallestUnit, toMinor, USUAL_DIGITS } from 'shared-kernel/rules/money';
import { z } from 'zod';

/**
 * How many digits amounts of a currency have behind the point (ISO 4217). `Intl` does not serve: its digits are those of prices on shelves
 * (it gives none to HUF, PKR or IQD).
 */
export const fractionDigits = (currency: string): number => code(currency)?.digits ?? USUAL_DIGITS;

/**
 * What is asked for when this much is due, by a gateway that counts in steps coarser than the currency's own units: the next step below, so that
 * nobody pays more than the shop has said; never nothing.
 *
 * @param step minor units
 */
export const inSteps = (amount: Minor, step: Minor): Minor =>
  amount > 0 ? Math.max(step, amount - (amount % step)) : 0;

/** The same by the currency's own smallest unit: amounts that it can write are asked for as they are. */
export const chargeable = (amount: Minor, currency: string): Minor =>
  inSteps(amount, smallestUnit(fractionDigits(currency)));

/**
 * What goes back in this part of a refund, in steps: parts that come one after the other never come to more than was paid in such steps.
 *
 * @param earlier what went back before
 */
export const partInSteps = (earlier: Minor, amount: Minor, step: Minor): Minor =>
  inSteps(earlier + amount, step) - inSteps(earlier, step);

/**
 * An amount as decimal text.
 *
 * @param digits behind the point, where a gateway deviates from ISO 4217
 * @example toDecimal(19_900, 'EUR') === '19.90'; toDecimal(1_500_000, 'JPY') === '1500'
 */
export const toDecimal = (amount: Minor, currency: string, digits = fractionDigits(currency)): string =>
  decimalText(inSteps(amount, smallestUnit(digits)), digits);

/** An amount in the currency's own smallest unit, as gateways count that take whole numbers. */
export const toSmallestUnits = (amount: Minor, currency: string): number =>
  chargeable(amount, currency) / smallestUnit(fractionDigits(currency));

/** The way back from `toSmallestUnits`. */
export const fromSmallestUnits = (units: number, currency: string): Minor =>
  units * smallestUnit(fractionDigits(currency));

/** A decimal of a gateway's answer, number or text, as minor units. */
export const decimalAmount = z.union([z.number(), z.string()]).transform((value, context): Minor => {
  try {
    return toMinor(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'not an amount' });
    return z.NEVER;
  }
});
