/**
 * An amount of money in thousandths of its currency's unit. No currency of a shop is finer (ISO 4217), so all amounts are whole
 * numbers that can be compared and added; the amounts a currency can express are multiples of its `smallestUnit`. All our code
 * except API bodies and SQL uses these.
 */
export type Minor = number;

const PLACES = 3;
const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?$/;

/**
 * Parses an amount from the API: a number or numeric text in major units (some servers send text, wire contract §1). Works on the
 * decimal digits, so there are no float errors; more than three places are rounded half away from zero.
 * @throws RangeError when the value is not an amount, or too large to be exact.
 * @example toMinor(19.99) === 19_990; toMinor('8.1') === 8100
 */
export function toMinor(value: number | string): Minor {
  const text = typeof value === 'number' && Math.abs(value) < 1e-6 ? '0' : String(value).trim();
  const match = DECIMAL.exec(text);
  if (!match) throw new RangeError(`not an amount of money: ${text}`);
  const [, sign, whole = '', places = ''] = match;
  const digits = places.padEnd(PLACES + 1, '0');
  const minor = Number(whole + digits.slice(0, PLACES)) + (digits.charAt(PLACES) >= '5' ? 1 : 0);
  if (!Number.isSafeInteger(minor)) throw new RangeError(`too much money: ${text}`);
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/**
 * The decimal number for an amount in API bodies.
 * @throws RangeError when the amount is not an integer: a sign of a calculation in major units.
 */
export function fromMinor(minor: Minor): number {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount in minor units: ${minor}`);
  return minor / 1000;
}

/** Decimal places of most currencies, and the default for a shop that sends none. */
export const USUAL_DIGITS = 2;

/**
 * The smallest amount that a currency can express: amounts are rounded to multiples of it.
 * @param digits decimal places, 0 to 3
 * @example smallestUnit(2) === 10
 */
export const smallestUnit = (digits: number): Minor => 10 ** (PLACES - digits);

/**
 * `of / by` as an amount that a currency can express, rounded half up. Uses exact integers: an amount times a rate exceeds
 * JavaScript's safe integers.
 * @param digits decimal places of the currency
 */
export function divided(of: bigint, by: bigint, digits: number): Minor {
  const unit = BigInt(smallestUnit(digits));
  return Number(((2n * of + by * unit) / (2n * by * unit)) * unit);
}

/**
 * An amount in its currency's decimal places, in machine-readable form.
 * @param digits decimal places of the currency
 * @example decimalText(19_990, 2) === '19.99'; decimalText(1_500_000, 0) === '1500'
 */
export const decimalText = (minor: Minor, digits: number): string => fromMinor(minor).toFixed(digits);
