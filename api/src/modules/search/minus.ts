import type { LanguageCode } from 'shared-kernel/contract/languages';

/** How each language excludes a word: the text before it and behind it. */
const NOT_WANTED: Readonly<Record<LanguageCode, readonly [before: string, behind: string]>> = {
  en: ['not ', ''],
  fr: ['sauf ', ''],
  ar: ['عدا ', ''],
  tr: ['', ' hariç'],
  hi: ['', ' नहीं'],
};

/** A minus before a word and after a space: not the hyphen of 't-shirt', not 'lamp -50 %', not a dash between two words. */
const MINUS = /(?<=\s)[-\u2212](\p{L}[\p{L}\p{M}]*)/gu;

/** Replaces each minus by the language's 'not': 'lamp -led' becomes 'lamp not led'. */
export function spellMinus(q: string, language: LanguageCode): string {
  const [before, behind] = NOT_WANTED[language];
  return q.trimStart().replace(MINUS, (_, word: string) => `${before}${word}${behind}`);
}
