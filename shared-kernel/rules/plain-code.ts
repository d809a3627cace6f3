import { withLatinDigits } from './latin-digits';

/**
 * What machines read, such as a postcode, a telephone number or the code of a voucher, as somebody typed or pasted it: with Latin digits and
 * letters of the usual width, and without the marks of direction that come along when it is copied.
 */
export const plainCode = (typed: string): string =>
  withLatinDigits(typed.normalize('NFKC').replace(/\p{Cf}/gu, '')).trim();
