/**
 * An amount of money in thousandths of its currency's unit. No currency of a shop is finer (ISO 4217), so amounts of all of them are whole
 * numbers that can be compared and added; what a currency writes are multiples of its `smallestUnit`. Everything in our code but the
 * wire and SQL counts in these.
 */
export type Minor = number;

const PLACES = 3;
const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?$/;

/**
 * Reads an amount of the wire: a number or numeric text in major units (some servers send text, wire contract §1).
 * Works on the decimal digits, so no float error gets in; more than three places are rounded half away from zero.
 * @throws RangeError when the value is no amount, or too large to be counted exactly.
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
 * The decimal number that the wire carries for an amount.
 * @throws RangeError when the amount is not whole: somebody calculated with major units.
 */
export function fromMinor(minor: Minor): number {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount in minor units: ${minor}`);
  return minor / 1000;
}

/** Digits behind the point of most currencies, and of a shop that does not say. */
export const USUAL_DIGITS = 2;

/**
 * The least that a currency can write: what is rounded is rounded to multiples of it.
 * @param digits behind the point, 0 to 3
 * @example smallestUnit(2) === 10
 */
export const smallestUnit = (digits: number): Minor => 10 ** (PLACES - digits);

/**
 * `of / by` as an amount that a currency can write, rounded half up. By exact integers: an amount times a rate outgrows the numbers that
 * JavaScript is exact with.
 * @param digits of the currency behind the point
 */
export function divided(of: bigint, by: bigint, digits: number): Minor {
  const unit = BigInt(smallestUnit(digits));
  return Number(((2n * of + by * unit) / (2n * by * unit)) * unit);
}

/**
 * An amount that its currency can write, as machines read it.
 * @param digits of the currency behind the point
 * @example decimalText(19_990, 2) === '19.99'; decimalText(1_500_000, 0) === '1500'
 */
export const decimalText = (minor: Minor, digits: number): string => fromMinor(minor).toFixed(digits);
