import { plainCode } from './plain-code';

/** Crockford's digits: no I, L, O, U, so a code can be read out and typed. */
export const CODE_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Number of these in a code, which is written in three groups. */
export const CODE_LENGTH = 15;
const GROUP = 5;

const WRITTEN = new RegExp(`^[${CODE_DIGITS}]{${CODE_LENGTH}}$`);

/**
 * Normalises a code as typed or pasted: in any case, with or without hyphens and spaces, O for 0, I or L for 1 as in Crockford's
 * encoding, and with digits of other scripts.
 *
 * @returns the code in the shop's spelling; null when it is invalid
 * @example readTrackingCode(' 7q2kx om4tz9hvbc ') === '7Q2KX-0M4TZ-9HVBC'
 */
export function readTrackingCode(text: string): string | null {
  const digits = plainCode(text)
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return WRITTEN.test(digits) ? groupedCode(digits) : null;
}

/** Digits of a code in the shop's spelling. */
export function groupedCode(digits: string): string {
  return Array.from({ length: CODE_LENGTH / GROUP }, (_, i) => digits.slice(i * GROUP, (i + 1) * GROUP)).join('-');
}
