/** Bytes in V8 on a 64-bit machine: header of a string, an object or an array, and each of their slots. */
const TEXT = 24;
const OBJECT = 32;
const LIST = 48;
const PLACE = 8;
const FRACTION = 16;

/**
 * Deep-freezes parsed JSON, so that code which modifies shared data fails at once.
 * @returns its approximate size in memory, bytes: 1.0 to 1.7 times what the garbage collector counts, as it stores some strings
 * once
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
