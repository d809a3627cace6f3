import type { LanguageCode } from 'shared-kernel/contract/languages';

/** One text in every language of the shop. */
export type Texts = Readonly<Record<LanguageCode, string>>;

/** The same text in English, French, Arabic, Turkish and Hindi. */
export function texts(en: string, fr: string, ar: string, tr: string, hi: string): Texts {
  return { en, fr, ar, tr, hi };
}
