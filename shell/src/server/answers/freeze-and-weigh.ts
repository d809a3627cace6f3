/** Bytes of V8 on a machine of 64 bits: what stands in front of a text, an object or a list, and of each of its places. */
const TEXT = 24;
const OBJECT = 32;
const LIST = 48;
const PLACE = 8;
const FRACTION = 16;

/**
 * Freezes data that came as JSON, all the way down, so that who changes what others read as well fails at once.
 * @returns about how many bytes they take in memory: 1.0 to 1.7 times what the collector counts, as it holds some texts once
 */
export function freezeAndWeigh(value: unknown): number {
  if (typeof value === 'string') return TEXT + value.length;
  if (typeof value === 'number') return Number.isInteger(value) ? 0 : FRACTION;
  if (typeof value !== 'object' || value === null) return 0;
  Object.freeze(value);
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + PLACE + freezeAndWeigh(one), LIST);
  let bytes = OBJECT;
  for (const one of Object.values(value)) bytes += PLACE + freezeAndWeigh(one);
  return bytes;
}
