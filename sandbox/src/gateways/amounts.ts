import { code } from 'currency-codes';

/** How many digits amounts of a currency have behind the point (ISO 4217). */
export const digitsOf = (currency: string): number => code(currency)?.digits ?? 2;

/** An amount as people read it, in its currency. @param digits behind the point of what `amount` counts */
export const written = (amount: number, digits: number, currency: string): string =>
  `${(amount / 10 ** digits).toFixed(digitsOf(currency))} ${currency}`;

/** Minor units as gateways write decimals: `1250` is `'12.50'`. */
export const decimal = (minor: number): string => (minor / 100).toFixed(2);

/** A decimal as minor units; null when it is no amount that could be paid. */
export function minor(text: unknown): number | null {
  const amount = typeof text === 'string' && /^\d+(\.\d{1,8})?$/.test(text) ? Number(text) : text;
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return null;
  return Math.round(amount * 100);
}
