/** Languages of the shop (spec §1). The prefix of a language's routes is its code; the default has none. */
export const LANGUAGES = ['en', 'fr', 'ar', 'tr', 'hi'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: LanguageCode = 'en';

/** Text direction until the server's `languages` map is known (spec §1: Arabic is right to left). */
export const DIRECTION: Record<LanguageCode, 'ltr' | 'rtl'> = { en: 'ltr', fr: 'ltr', ar: 'rtl', tr: 'ltr', hi: 'ltr' };

/** True when the value is the code of one of the shop's languages. */
export function isLanguage(code: unknown): code is LanguageCode {
  return typeof code === 'string' && (LANGUAGES as readonly string[]).includes(code);
}
