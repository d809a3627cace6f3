import type { LanguageCode } from 'shared-kernel/contract/languages';

/** One text for English only, or one per language; English is always included. */
export type Texts = string | ({ en: string } & Partial<Record<LanguageCode, string>>);

/** The texts as pairs of language and text. */
export function eachText(texts: Texts): [LanguageCode, string][] {
  return typeof texts === 'string' ? [['en', texts]] : (Object.entries(texts) as [LanguageCode, string][]);
}

let made = 0;
/** A number that has not been used before in this test file. */
export function nextNumber(): number {
  made += 1;
  return made;
}
