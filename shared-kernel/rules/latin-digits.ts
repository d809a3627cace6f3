/** Keyboards of our languages write digits in their own scripts, post and telephone read Latin ones. */
export function withLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = [0x0966, 0x06f0].find((start) => code >= start) ?? 0x0660;
    return String(code - zero);
  });
}
