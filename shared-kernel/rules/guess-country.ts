import type { LanguageCode } from '../contract/languages';

/** Country of most readers of a language. English and Arabic are spoken in too many countries to guess one. */
const COUNTRY_OF: Partial<Record<LanguageCode, string>> = { fr: 'FR', tr: 'TR', hi: 'IN' };

/**
 * The likely country of a reader of this language; a default, never to be presented as fact (issue 13).
 *
 * @param languages the browser's languages: a region of the same language takes precedence ('ar-EG', 'fr-CA')
 * @returns two letters, or null when it cannot be guessed
 */
export function guessCountry(language: LanguageCode, languages: readonly string[] = []): string | null {
  for (const tag of languages) {
    const [first, ...rest] = tag.split('-');
    const region = rest.find((part) => /^[A-Z]{2}$/.test(part));
    if (first === language && region) return region;
  }
  return COUNTRY_OF[language] ?? null;
}
