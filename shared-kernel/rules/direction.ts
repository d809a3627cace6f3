import { DIRECTION, type LanguageCode } from '../contract/languages';

export type Direction = 'ltr' | 'rtl';

/**
 * Reading direction of a language (S005): what the server's `languages` map says (`direction`, else `dir`), until then
 * what we know ourselves.
 */
export function directionOf(
  language: LanguageCode,
  languages: Readonly<Record<string, { direction?: Direction; dir?: Direction } | undefined>> = {},
): Direction {
  const direction = languages[language]?.direction ?? languages[language]?.dir;
  return direction === 'rtl' || direction === 'ltr' ? direction : DIRECTION[language];
}
