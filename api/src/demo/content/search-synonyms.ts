import { LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import { arabic } from './search-synonyms/ar';
import { english } from './search-synonyms/en';
import { french } from './search-synonyms/fr';
import { hindi } from './search-synonyms/hi';
import { turkish } from './search-synonyms/tr';

/** A word (or up to five), and one or more words that occur in titles, tags, categories, colours, materials or other values. */
export type WordAndMeaning = readonly [word: string, means: string];

/** A search for `word` also finds `means`, but not the other way round. Names of single kinds are listed in `kind-names`. */
export interface SearchSynonym {
  readonly language: LanguageCode;
  readonly word: string;
  readonly means: string;
}

const WORDS: Readonly<Record<LanguageCode, readonly WordAndMeaning[]>> = {
  en: english,
  fr: french,
  ar: arabic,
  tr: turkish,
  hi: hindi,
};

export const SEARCH_SYNONYMS: readonly SearchSynonym[] = LANGUAGES.flatMap((language) =>
  WORDS[language].map(([word, means]) => ({ language, word, means })),
);
