import type { LanguageCode } from 'shared-kernel/contract/languages';

/** One text for English alone, or one per language; English is always there. */
export type Texts = string | ({ en: string } & Partial<Record<LanguageCode, string>>);

/** The texts as pairs of language and text. */
export function eachText(texts: Texts): [LanguageCode, string][] {
  return typeof texts === 'string' ? [['en', texts]] : (Object.entries(texts) as [LanguageCode, string][]);
}

let made = 0;
/** A number that no other row of this test file was given. */
export function nextNumber(): number {
  made += 1;
  return made;
}
