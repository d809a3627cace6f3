/** An amount of money in minor units (cents). Everything in our code but the wire and SQL counts in these. */
export type Minor = number;

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?$/;

/**
 * Reads an amount of the wire: a number or numeric text in major units (some servers send text, wire contract §1).
 * Works on the decimal digits, so no float error gets in; more than two places are rounded half away from zero.
 * @throws RangeError when the value is no amount, or too large to be counted exactly.
 * @example toMinor(19.99) === 1999; toMinor('8.1') === 810
 */
export function toMinor(value: number | string): Minor {
  const text = typeof value === 'number' && Math.abs(value) < 1e-6 ? '0' : String(value).trim();
  const match = DECIMAL.exec(text);
  if (!match) throw new RangeError(`not an amount of money: ${text}`);
  const [, sign, whole = '', places = ''] = match;
  const thousandths = places.padEnd(3, '0');
  const minor = Number(whole + thousandths.slice(0, 2)) + (thousandths.charAt(2) >= '5' ? 1 : 0);
  if (!Number.isSafeInteger(minor)) throw new RangeError(`too much money: ${text}`);
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/**
 * The decimal number that the wire carries for an amount.
 * @throws RangeError when the amount is not whole: somebody calculated with major units.
 */
export function fromMinor(minor: Minor): number {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount in minor units: ${minor}`);
  return minor / 100;
}
