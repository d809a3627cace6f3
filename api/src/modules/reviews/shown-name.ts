import type { LanguageCode } from 'shared-kernel/contract/languages';
import { translate } from '../../http/texts';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The public part of a reviewer's name: the first word and the initial of the last one. An email address used as a name is
 * reduced to its first letter.
 * @example shownName('Amina Karimi') // 'Amina K.'
 */
export function shownName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  if (words.some((word) => word.includes('@'))) return `${initial(first)}.`;
  const last = words.at(-1);
  return words.length < 2 || !last ? first : `${first} ${initial(last)}.`;
}

/** Public name of a review's author; deleted accounts no longer have a name (issue 14). */
export const shownAuthor = (author: string, language: LanguageCode): string =>
  author === '' ? translate(language, { key: 'reviews.formerCustomer' }) : shownName(author);

function initial(word: string): string {
  for (const { segment } of letters.segment(word)) return segment;
  return '';
}
