/**
 * The one place where `numeric` columns become amounts: integer minor units (cents) in code, text like `12.50` in SQL,
 * decimal numbers on the wire (contract `Money`).
 */

/** Text of a `numeric(12,2)` column in minor units: `'12.50'` gives 1250, `'-0.05'` gives -5. */
export function parseNumeric(text: string): number {
  const [whole = '0', fraction = ''] = text.split('.');
  const minor = Number(`${whole.replace('-', '')}${fraction.padEnd(2, '0').slice(0, 2)}`);
  return text.startsWith('-') ? -minor : minor;
}

/** Minor units as a `numeric` parameter: 1250 gives `'12.50'`. */
export function toNumeric(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
