import { type Minor, toMinor } from 'shared-kernel/rules/money';
import { z } from 'zod';

// ISO 4217; `Intl` does not serve, its digits are those of prices on shelves (it gives none to HUF, PKR or COP)
const WHOLE = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '));
const THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** How many digits amounts of a currency have behind the point (ISO 4217). */
function fractionDigits(currency: string): number {
  if (WHOLE.has(currency)) return 0;
  return THOUSANDTHS.has(currency) ? 3 : 2;
}

/**
 * An amount as decimal text, counted on the digits. A part of a unit that the currency does not have is charged as a whole one:
 * what is paid is never below what is due.
 *
 * @param digits behind the point, where a gateway deviates from ISO 4217
 * @example toDecimal(1990, 'EUR') === '19.90'; toDecimal(150_000, 'JPY') === '1500'
 */
export function toDecimal(amount: Minor, currency: string, digits = fractionDigits(currency)): string {
  if (digits === 0) return String(Math.ceil(amount / 100));
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}${'0'.repeat(digits - 2)}`;
}

/** An amount in the currency's own smallest unit, as gateways count that take whole numbers. */
export function toSmallestUnits(amount: Minor, currency: string): number {
  const digits = fractionDigits(currency);
  if (digits === 0) return Math.ceil(amount / 100);
  return digits === 3 ? amount * 10 : amount;
}

/** The way back from `toSmallestUnits`; thousandths that we cannot count are left out. */
export function fromSmallestUnits(units: number, currency: string): Minor {
  const digits = fractionDigits(currency);
  if (digits === 0) return units * 100;
  return digits === 3 ? Math.floor(units / 10) : units;
}

/** What is asked for when this much is due: a part of a unit that the currency does not have becomes a whole one. */
export const chargeable = (amount: Minor, currency: string): Minor =>
  fromSmallestUnits(toSmallestUnits(amount, currency), currency);

/** A decimal of a gateway's answer, number or text, as minor units. */
export const decimalAmount = z.union([z.number(), z.string()]).transform((value, context): Minor => {
  try {
    return toMinor(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'not an amount' });
    return z.NEVER;
  }
});
