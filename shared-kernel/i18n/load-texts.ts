import { DEFAULT_LANGUAGE, type LanguageCode } from '../contract/languages';

/** Texts of one namespace, each language in a separate chunk. */
export type Locales = Record<LanguageCode, () => Promise<{ default: Record<string, unknown> }>>;

/** A namespace's texts in one language; silently falls back to English when they cannot be loaded (S013). */
export async function loadTexts(locales: Locales, language: LanguageCode): Promise<Record<string, unknown>> {
  try {
    return (await locales[language]()).default;
  } catch (reason) {
    if (language === DEFAULT_LANGUAGE) throw reason;
    return (await locales[DEFAULT_LANGUAGE]()).default;
  }
}
