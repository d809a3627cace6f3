/**
 * Converts digits to Latin ones: keyboards of our languages produce their own scripts' digits, but post and telephone use Latin
 * ones.
 */
export function withLatinDigits(text: string): string {
  // Arabic, Persian and Devanagari digits
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = [0x0966, 0x06f0].find((start) => code >= start) ?? 0x0660;
    return String(code - zero);
  });
}
