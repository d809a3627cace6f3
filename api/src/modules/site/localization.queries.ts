import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';

interface Tree {
  [key: string]: string | Tree;
}

export function createLocalizationQueries(db: Database) {
  return {
    /** Texts that replace the bundled ones, nested by the dots of their keys; empty when nothing is replaced. */
    async read(language: LanguageCode): Promise<Tree> {
      const rows = await db
        .selectFrom('localization_overrides')
        .select(['key', 'value'])
        .where('language', '=', language)
        .orderBy('key')
        .execute();
      return nest(rows);
    },
  };
}
export type LocalizationQueries = ReturnType<typeof createLocalizationQueries>;

/** `a.b: text` becomes `{a: {b: text}}`; a key below one that is a text itself is left out. */
export function nest(rows: readonly { key: string; value: string }[]): Tree {
  const root: Tree = Object.create(null);
  for (const { key, value } of rows) {
    const parts = key.split('.');
    const last = parts.pop() ?? key;
    let branch: Tree | null = root;
    for (const part of parts) {
      const next: string | Tree = branch[part] ?? Object.create(null);
      if (typeof next === 'string') {
        branch = null;
        break;
      }
      branch[part] = next;
      branch = next;
    }
    if (branch && branch[last] === undefined) branch[last] = value;
  }
  return root;
}
