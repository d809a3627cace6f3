/**
 * The only place that converts `numeric` columns to amounts: integer minor units in code (thousandths, see `shared-kernel/rules/money`),
 * text like `12.50` in SQL, decimal numbers on the wire (contract `Money`).
 */

/** Text of a `numeric` column in minor units: `'12.50'` gives 12500, `'-0.05'` gives -50. */
export function parseNumeric(text: string): number {
  const [whole = '0', fraction = ''] = text.split('.');
  const minor = Number(`${whole.replace('-', '')}${fraction.padEnd(3, '0').slice(0, 3)}`);
  return text.startsWith('-') ? -minor : minor;
}

/** Cents as minor units, for values noted in cents; also hundredths of a percent as thousandths. */
export const ofCents = (cents: number): number => cents * 10;

/** Minor units as a `numeric` parameter: 12500 gives `'12.50'`, 12345 gives `'12.345'`. */
export function toNumeric(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(4, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3).replace(/0$/, '')}`;
}
