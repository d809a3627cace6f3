import { LANGUAGES } from 'shared-kernel/contract/languages';
import { KINDS } from '../content/catalogue';
import type { Kind } from '../content/category';
import { KIND_NAMES } from '../content/kind-names';
import { SEARCH_SYNONYMS } from '../content/search-synonyms';
import type { World } from './world';

const IDS = new Map(KINDS.map(({ kind }, n) => [kind.slug, n + 1]));

/** Id of a kind of product, by its place in the content. */
export function idOfKind({ slug }: Kind): number | null {
  return IDS.get(slug) ?? null;
}

/** What shoppers call the shop's things: names of its kinds of products, and words that mean others. */
export function writeSearchWords({ writer }: World): void {
  for (const { kind } of KINDS) {
    const id = idOfKind(kind);
    const names = KIND_NAMES[kind.slug];
    if (id === null || !names) continue;
    writer.add('kinds', { id, slug: kind.slug });
    for (const language of LANGUAGES) {
      for (const [position, name] of [...new Set(names[language])].entries()) {
        writer.add('kind_names', { kind_id: id, language, name, position });
      }
    }
  }
  for (const { language, word, means } of SEARCH_SYNONYMS) writer.add('search_synonyms', { language, word, means });
}
