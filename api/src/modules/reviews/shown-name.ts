const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * What everybody may read of a reviewer's name: the first word and the initial of the last one. Of an email address that
 * stands for a name the first letter is left.
 *
 * @example shownName('Amina Karimi') // 'Amina K.'
 */
export function shownName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  if (words.some((word) => word.includes('@'))) return `${initial(first)}.`;
  const last = words.at(-1);
  return words.length < 2 || !last ? first : `${first} ${initial(last)}.`;
}

function initial(word: string): string {
  for (const { segment } of letters.segment(word)) return segment;
  return '';
}
