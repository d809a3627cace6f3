import { withLatinDigits } from './latin-digits';

/**
 * Normalises typed or pasted text for machines, such as a postcode, a telephone number or the code of a voucher: Latin digits, letters of
 * normal width, and none of the direction marks that are copied along.
 */
export const plainCode = (typed: string): string =>
  withLatinDigits(typed.normalize('NFKC').replace(/\p{Cf}/gu, '')).trim();
