import type { LanguageCode } from 'shared-kernel/contract/languages';

type Names = readonly [string, ...string[]];

/** What a kind of product is called in each language: its plain short name first, then other words that shoppers type for it. */
export type KindNames = Readonly<Record<LanguageCode, Names>>;

/** The names of one kind in English, French, Arabic, Turkish and Hindi. Words of its accessories, parts or makers are none of them. */
export function names(en: Names, fr: Names, ar: Names, tr: Names, hi: Names): KindNames {
  return { en, fr, ar, tr, hi };
}
