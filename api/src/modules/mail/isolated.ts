import { DIRECTION, type LanguageCode } from 'shared-kernel/contract/languages';

/** Letters that are read from the right, Hebrew, Arabic and their neighbours, and marks that turn what follows them. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * What stands in a sentence that may be written in another direction: amounts, names, the words of a shop. In languages from right to left each
 * keeps its own, so that a full stop or a currency's sign stays at its side; in others what has letters from the right.
 */
export const ownWay = (text: string, language: LanguageCode): string =>
  DIRECTION[language] === 'rtl' || FROM_THE_RIGHT.test(text) ? `\u2068${text}\u2069` : text;

/** The same of all values of a text. */
export const isolated = <Values extends Record<string, string>>(values: Values, language: LanguageCode): Values =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, ownWay(text, language)])) as Values;
