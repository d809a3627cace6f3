import type { LanguageCode } from 'shared-kernel/contract/languages';

/** How each language says that the word is not wanted; the word stands at the gap. */
const NOT_WANTED: Readonly<Record<LanguageCode, readonly [before: string, behind: string]>> = {
  en: ['not ', ''],
  fr: ['sauf ', ''],
  ar: ['عدا ', ''],
  tr: ['', ' hariç'],
  hi: ['', ' नहीं'],
};

/** A minus in front of a word and behind a space: neither 't-shirt' nor 'lamp -50 %' nor a dash between two words. */
const MINUS = /(?<=\s)[-\u2212](\p{L}[\p{L}\p{M}]*)/gu;

/** The text with 'not' in place of each minus: 'lamp -led' is 'lamp not led'. */
export function spellMinus(q: string, language: LanguageCode): string {
  const [before, behind] = NOT_WANTED[language];
  return q.trimStart().replace(MINUS, (_, word: string) => `${before}${word}${behind}`);
}
