import { DIRECTION, type LanguageCode } from 'shared-kernel/contract/languages';

/**
 * What stands in a sentence that may be written in another direction: amounts, names, the words of a shop. In languages from right to left each
 * keeps its own, so that a full stop or a currency's sign stays at its side.
 */
export function isolated<Values extends Record<string, string>>(values: Values, language: LanguageCode): Values {
  if (DIRECTION[language] !== 'rtl') return values;
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, `\u2068${text}\u2069`])) as Values;
}
