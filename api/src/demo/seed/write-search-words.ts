import { LANGUAGES } from 'shared-kernel/contract/languages';
import { ABSENT_ACCESSORIES } from '../content/absent-accessories';
import { ABSENT_EVERYDAY } from '../content/absent-everyday';
import { ABSENT_ITEMS } from '../content/absent-things';
import { KINDS, type Placed } from '../content/catalogue';
import type { Kind } from '../content/category';
import { KIND_NAMES } from '../content/kind-names';
import { PAGES } from '../content/pages';
import { SEARCH_SYNONYMS } from '../content/search-synonyms';
import { SEARCH_USES } from '../content/search-uses';
import { SIZE_GUIDES } from '../content/size-guides';
import type { World } from './world';

const IDS = new Map(KINDS.map(({ kind }, n) => [kind.slug, n + 1]));

/** Id of a kind of product, by its position in the content. */
export function idOfKind({ slug }: Kind): number | null {
  return IDS.get(slug) ?? null;
}

/** The words that shoppers use for the shop's products: names of its kinds, and synonyms. */
export function writeSearchWords({ writer }: World): void {
  for (const { kind } of KINDS) {
    const id = idOfKind(kind);
    const names = KIND_NAMES[kind.slug];
    if (id === null || !names) continue;
    const guide = SIZE_GUIDES.find(({ kinds }) => kinds.includes(kind.slug));
    writer.add('kinds', { id, slug: kind.slug, size_guide_id: guide ? PAGES.indexOf(guide.page) + 1 : null });
    for (const language of LANGUAGES) {
      for (const [position, name] of [...new Set(names[language])].entries()) {
        writer.add('kind_names', { kind_id: id, language, name, position });
      }
    }
  }
  for (const { language, word, means } of [...SEARCH_SYNONYMS, ...SEARCH_USES])
    writer.add('search_synonyms', { language, word, means, absent: false });
  for (const { names, kinds } of [...ABSENT_ITEMS, ...ABSENT_ACCESSORIES, ...ABSENT_EVERYDAY]) {
    for (const language of LANGUAGES) {
      for (const word of new Set(names[language])) {
        // a thing with no similar kind is its own meaning
        const means = kinds.length > 0 ? kinds.map((kind) => KIND_NAMES[kind]?.[language][0] ?? kind) : [word];
        for (const one of means) writer.add('search_synonyms', { language, word, means: one, absent: true });
      }
    }
  }
}

const DAY_MS = 24 * 3_600_000;
/** Number of popular searches of the demo world per language. */
const POPULAR = 8;
/** Popular searches, by kinds that small worlds also contain; the number of visitors decreases from one to the next. */
const SOUGHT = ['running-shoes', 'headphones', 'summer-dress', 'backpack', 'smartphone', 'wrist-watch', 'green-tea'];

/** What visitors searched for on the previous days, by the first names of kinds. @param kinds those that the world has products of */
export function writePopularSearches({ writer, ago }: World, kinds: readonly Placed[]): void {
  const slugs = kinds.map(({ kind }) => kind.slug);
  const sought = [...new Set([...SOUGHT.filter((slug) => slugs.includes(slug)), ...slugs])].slice(0, POPULAR);
  for (const language of LANGUAGES) {
    for (const [n, slug] of sought.entries()) {
      const text = KIND_NAMES[slug]?.[language][0]?.toLocaleLowerCase(language);
      if (text === undefined) continue;
      const seen = '1'.repeat(40 - 4 * n).padEnd(64, '0');
      writer.add('search_counts', { language, day: ago(DAY_MS).toISOString().slice(0, 10), text, seen });
    }
  }
}
