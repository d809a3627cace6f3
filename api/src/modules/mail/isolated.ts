import { DIRECTION, type LanguageCode } from 'shared-kernel/contract/languages';

/** Right-to-left letters (Hebrew, Arabic and related scripts) and marks that turn the text after them. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * Isolates the direction of a text within a sentence: amounts, names, the words of a shop. In a right-to-left language every text is
 * isolated, so that a full stop or a currency's sign stays at its side; in others only a text with right-to-left letters.
 */
export const isolatedText = (text: string, language: LanguageCode): string =>
  DIRECTION[language] === 'rtl' || FROM_THE_RIGHT.test(text) ? `\u2068${text}\u2069` : text;

/** Isolates all values that a text is filled with. */
export const isolated = <Values extends Record<string, string>>(values: Values, language: LanguageCode): Values =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, isolatedText(text, language)])) as Values;
