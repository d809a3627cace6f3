import { trimEnd } from 'shared-kernel/rules/trim-end';

/** What the sanitiser of the API writes for letters that HTML keeps to itself. */
const LETTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** What a sentence may not end with before an ellipsis; closing brackets and quotes may stand there. */
const SENTENCE_MARKS = ' .,:;!?،؛؟।\u2013\u2014-';

/**
 * The beginning of a text, for descriptions in search results: whole words and an ellipsis where something is left out.
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
  // a text without spaces is cut anywhere but within a letter of two units
  const cut = end > 0 ? text.slice(0, end) : text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '');
  return `${trimEnd(cut, SENTENCE_MARKS)}…`;
}
