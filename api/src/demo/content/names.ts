import type { LanguageCode } from 'shared-kernel/contract/languages';

type Names = readonly [string, ...string[]];

/** The names of a kind of product in one language: its plain short name first, then other words that shoppers type for it. */
export type KindNames = Readonly<Record<LanguageCode, Names>>;

/** The names of one kind in English, French, Arabic, Turkish and Hindi. Words for its accessories, parts or makers do not belong here. */
export function names(en: Names, fr: Names, ar: Names, tr: Names, hi: Names): KindNames {
  return { en, fr, ar, tr, hi };
}
