import type { ColumnType, Generated } from 'kysely';

interface Kinds {
  id: Generated<number>;
  slug: string;
  size_guide_id: Generated<number | null>;
}

interface KindNames {
  kind_id: number;
  language: string;
  name: string;
  position: Generated<number>;
  stems: ColumnType<string, never, never>;
}

interface SearchSynonyms {
  id: Generated<number>;
  language: string;
  word: string;
  means: string;
  /** the shop does not have it: `means` is similar to it */
  absent: Generated<boolean>;
  stems: ColumnType<string, never, never>;
}

interface SearchCounts {
  language: string;
  day: string;
  text: string;
  stems: ColumnType<string, never, never>;
  /** 64 binary digits */
  seen: string;
}

interface HiddenSearches {
  id: Generated<number>;
  language: string;
  text: string;
  stems: ColumnType<string, never, never>;
}

/** Tables of `migrations/0018-search-documents.sql` and `0023-search-words.sql`, 0027 adds `absent`; `search_words` is written by triggers alone. */
export interface SearchTables {
  kinds: Kinds;
  kind_names: KindNames;
  search_synonyms: SearchSynonyms;
  search_counts: SearchCounts;
  hidden_searches: HiddenSearches;
}
