/**
 * A text without some characters at its end, in linear time, which a regular expression with `+$` does not take.
 * @param characters each of which may go
 * @example trimEnd('https://api.shop.test//', '/') === 'https://api.shop.test'
 */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
