import { isLanguage, LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';

/** Minimum accuracy, of 1, for detecting a language that the shop does not have; short texts resemble many languages. */
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
 * The language of a review's text, detected from its words, otherwise the language of the page it was submitted from.
 *
 * @param page language of the page that the review was submitted from
 * @returns null when there is no text, or it is in a language the shop does not have
 */
export async function writtenLanguage(text: string, page: LanguageCode): Promise<LanguageCode | null> {
  // loading takes a tenth of the API's start time, so it waits for the first review
  const { detect, detectAll } = await import('tinyld');
  const possible = LANGUAGES.filter((language) => LETTERS[language].test(text));
  const [best] = detectAll(text);
  if (best && best.accuracy > SURE && !isLanguage(best.lang)) return null;
  const detected = detect(text, { only: possible });
  if (isLanguage(detected) && possible.includes(detected)) return detected;
  return possible.includes(page) ? page : (possible[0] ?? null);
}
