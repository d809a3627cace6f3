import type { LanguageCode } from '../contract/languages';

/** Where most readers of a language live. English and Arabic are at home in too many countries to guess one. */
const COUNTRY_OF: Partial<Record<LanguageCode, string>> = { fr: 'FR', tr: 'TR', hi: 'IN' };

/**
 * The country that a reader of this language is probably in; something to begin with, never to be asserted (issue 13).
 *
 * @param spoken the browser's languages: a region of the same language counts more ('ar-EG', 'fr-CA')
 * @returns two letters, or null when nothing tells
 */
export function guessCountry(language: LanguageCode, spoken: readonly string[] = []): string | null {
  for (const tag of spoken) {
    const [first, ...rest] = tag.split('-');
    const region = rest.find((part) => /^[A-Z]{2}$/.test(part));
    if (first === language && region) return region;
  }
  return COUNTRY_OF[language] ?? null;
}
