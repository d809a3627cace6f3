/** Minor units as gateways write decimals: `1250` is `'12.50'`. */
export const decimal = (minor: number): string => (minor / 100).toFixed(2);

/** A decimal as minor units; null when it is no amount that could be paid. */
export function minor(text: unknown): number | null {
  const amount = typeof text === 'string' && /^\d+(\.\d{1,8})?$/.test(text) ? Number(text) : text;
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return null;
  return Math.round(amount * 100);
}
