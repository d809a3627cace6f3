import { isLanguage, LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';

/** How sure the library must be, of 1, of a language that the shop does not have; short texts resemble many. */
const SURE = 0.5;

const LATIN = /\p{Script=Latin}/u;
const LETTERS: Record<LanguageCode, RegExp> = {
  en: LATIN,
  fr: LATIN,
  ar: /\p{Script=Arabic}/u,
  tr: LATIN,
  hi: /\p{Script=Devanagari}/u,
};

/**
 * The language that a review is written in: what its words say, else the language of the page it was sent from.
 *
 * @param page language of the page that the review was sent from
 * @returns null when nothing is written, or another language than the shop's
 */
export async function writtenLanguage(text: string, page: LanguageCode): Promise<LanguageCode | null> {
  // a tenth of what the API takes to start: not before the first review
  const { detect, detectAll } = await import('tinyld');
  const possible = LANGUAGES.filter((language) => LETTERS[language].test(text));
  const [best] = detectAll(text);
  if (best && best.accuracy > SURE && !isLanguage(best.lang)) return null;
  const found = detect(text, { only: possible });
  if (isLanguage(found) && possible.includes(found)) return found;
  return possible.includes(page) ? page : (possible[0] ?? null);
}
