import { code } from 'currency-codes';
import { decimalText, type Minor, smallestUnit, toMinor, USUAL_DIGITS } from 'shared-kernel/rules/money';
import { z } from 'zod';

/**
 * Fraction digits of a currency (ISO 4217). `Intl` is no substitute: its digits are those of displayed prices
 * (none for HUF, PKR or IQD).
 */
export const fractionDigits = (currency: string): number => code(currency)?.digits ?? USUAL_DIGITS;

/**
 * Amount to request for this amount due from a gateway whose steps are coarser than the currency's units: rounded down to a step, so that
 * nobody pays more than the shop has stated; never zero.
 *
 * @param step minor units
 */
export const inSteps = (amount: Minor, step: Minor): Minor =>
  amount > 0 ? Math.max(step, amount - (amount % step)) : 0;

/** The same with the currency's smallest unit: amounts in whole units are requested unchanged. */
export const chargeable = (amount: Minor, currency: string): Minor =>
  inSteps(amount, smallestUnit(fractionDigits(currency)));

/**
 * Amount of this partial refund in steps, so that consecutive partial refunds never exceed what was paid in such steps.
 *
 * @param earlier amount already refunded
 */
export const partInSteps = (earlier: Minor, amount: Minor, step: Minor): Minor =>
  inSteps(earlier + amount, step) - inSteps(earlier, step);

/**
 * An amount as decimal text.
 *
 * @param digits fraction digits, where a gateway deviates from ISO 4217
 * @example toDecimal(19_900, 'EUR') === '19.90'; toDecimal(1_500_000, 'JPY') === '1500'
 */
export const toDecimal = (amount: Minor, currency: string, digits = fractionDigits(currency)): string =>
  decimalText(inSteps(amount, smallestUnit(digits)), digits);

/** An amount in the currency's smallest unit, for gateways that expect integers. */
export const toSmallestUnits = (amount: Minor, currency: string): number =>
  chargeable(amount, currency) / smallestUnit(fractionDigits(currency));

/** The inverse of `toSmallestUnits`. */
export const fromSmallestUnits = (units: number, currency: string): Minor =>
  units * smallestUnit(fractionDigits(currency));

/** A decimal from a gateway's response, number or text, in minor units. */
export const decimalAmount = z.union([z.number(), z.string()]).transform((value, context): Minor => {
  try {
    return toMinor(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'not an amount' });
    return z.NEVER;
  }
});
