import { randomInt } from 'node:crypto';

/** Crockford's digits: no I, L, O, U, so a code can be read out and typed. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP = 5;

/** A public tracking code: 75 random bits (D41 asks for 60), as `7Q2KX-0M4TZ-9HVBC`. */
export function createTrackingCode(): string {
  const digits = Array.from({ length: GROUPS * GROUP }, () => DIGITS.charAt(randomInt(DIGITS.length)));
  return Array.from({ length: GROUPS }, (_, group) => digits.slice(group * GROUP, (group + 1) * GROUP).join('')).join(
    '-',
  );
}
