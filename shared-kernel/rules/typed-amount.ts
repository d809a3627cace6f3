import { withLatinDigits } from './latin-digits';

/**
 * Reads a typed amount, in digits of any script and with the separators of any language: '٥٠', '12,50 €', '1.299,90'. A comma before three
 * digits separates thousands; a point does so only where a comma follows.
 *
 * @returns the amount with a decimal point, as URLs have it; null if it is no amount
 * @example typedAmount('١٢٫٥') === '12.5'
 */
export function typedAmount(text: string): string | null {
  const typed = withLatinDigits(text.normalize('NFKC'))
    .replace(/[\s\p{Cf}\p{Sc}\u066c]/gu, '')
    .replace('\u066b', '.');
  const [, whole = '', cents] = /^([\d.]{1,14})[,\u060c](\d{1,2})$/.exec(typed) ?? [];
  const amount = cents ? `${whole.replaceAll('.', '')}.${cents}` : typed.replace(/,(?=\d{3}(?!\d))/g, '');
  return /^\d{1,10}(\.\d{1,3})?$/.test(amount) ? amount : null;
}
