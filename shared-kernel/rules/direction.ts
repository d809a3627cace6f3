import { DIRECTION, type LanguageCode } from '../contract/languages';

export type Direction = 'ltr' | 'rtl';

/**
 * Text direction of a language (S005): from the server's `languages` map (`direction`, else `dir`), or our own default until that
 * is known.
 */
export function directionOf(
  language: LanguageCode,
  languages: Readonly<Record<string, { direction?: Direction; dir?: Direction } | undefined>> = {},
): Direction {
  const direction = languages[language]?.direction ?? languages[language]?.dir;
  return direction === 'rtl' || direction === 'ltr' ? direction : DIRECTION[language];
}
