import { trimEnd } from 'shared-kernel/rules/trim-end';

/** The entities that the API's sanitiser writes for HTML's reserved characters. */
const LETTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Characters trimmed before the ellipsis; closing brackets and quotes may stay. */
const SENTENCE_MARKS = ' .,:;!?،؛؟।\u2013\u2014-';

/**
 * The beginning of a text, for descriptions in search results: whole words, and an ellipsis where it is cut.
 *
 * @param html sanitised by the API
 * @param most UTF-16 units, the ellipsis included
 */
export function excerpt(html: string, most: number): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (letter, name: string) => LETTERS[name] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 1);
  // a text without spaces is cut anywhere but within a surrogate pair
  const cut = end > 0 ? text.slice(0, end) : text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '');
  return `${trimEnd(cut, SENTENCE_MARKS)}…`;
}
