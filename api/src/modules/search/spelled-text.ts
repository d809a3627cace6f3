import { tellingWords } from './telling-words';
import type { KnownWord, Understood } from './understand';

/**
 * The text as the shop spells it, or undefined when that is how it was typed.
 *
 * @param leftOut typed words that were not searched for; their corrections are not reported
 */
export function mendedText({ readings, meant }: Understood, leftOut: readonly string[] = []): string | undefined {
  const [own] = tellingWords(readings).toSorted((one, other) => other.known.length - one.known.length);
  const isMended = ({ word, known }: KnownWord) => known === 'near' && !leftOut.includes(word);
  if (!own?.reading.words.some(isMended)) return meant;
  return own.reading.words.map((one) => (isMended(one) ? one.spelled : one.word)).join(' ');
}

/** Texts of the shop that are spelled almost like the typed one: 'bike' for 'nike' when that finds nothing. */
export function similarTexts({ readings }: Understood): string[] {
  const texts = readings
    .filter(({ words }) => words.some(({ word, known, spelled }) => known === 'unknown' && spelled !== word))
    .map(({ words }) => words.map(({ word, known, spelled }) => (known === 'unknown' ? spelled : word)).join(' '));
  return [...new Set(texts)];
}
