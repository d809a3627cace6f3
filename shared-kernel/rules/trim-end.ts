/**
 * Removes some characters from the end of a text, in linear time, unlike a regular expression with `+$`.
 * @param characters each of which is removed
 * @example trimEnd('https://api.shop.test//', '/') === 'https://api.shop.test'
 */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
