import { randomInt } from 'node:crypto';
import { CODE_DIGITS, CODE_LENGTH, groupedCode } from 'shared-kernel/rules/tracking-code';

/** A public tracking code: 75 random bits (D41 asks for 60), as `7Q2KX-0M4TZ-9HVBC`. */
export function createTrackingCode(): string {
  return groupedCode(
    Array.from({ length: CODE_LENGTH }, () => CODE_DIGITS.charAt(randomInt(CODE_DIGITS.length))).join(''),
  );
}
