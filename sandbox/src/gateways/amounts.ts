import { code } from 'currency-codes';

/** Fraction digits of a currency (ISO 4217). */
export const digitsOf = (currency: string): number => code(currency)?.digits ?? 2;

/** An amount formatted for people, in its currency. @param digits fraction digits of the unit of `amount` */
export const written = (amount: number, digits: number, currency: string): string =>
  `${(amount / 10 ** digits).toFixed(digitsOf(currency))} ${currency}`;

/** Minor units in the decimal format of gateways: `1250` is `'12.50'`. */
export const decimal = (minor: number): string => (minor / 100).toFixed(2);

/** A decimal in minor units; null unless it is a payable amount. */
export function minor(text: unknown): number | null {
  const amount = typeof text === 'string' && /^\d+(\.\d{1,8})?$/.test(text) ? Number(text) : text;
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return null;
  return Math.round(amount * 100);
}
