import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';

interface Tree {
  [key: string]: string | Tree;
}

export function createLocalizationQueries(db: Database) {
  return {
    /** Texts that override the bundled ones, nested by the dots of their keys; empty when there are none. */
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

/** `a.b: text` becomes `{a: {b: text}}`; if a key is both a text and a prefix of others, the others win. */
export function nest(rows: readonly { key: string; value: string }[]): Tree {
  const root: Tree = Object.create(null);
  for (const { key, value } of rows) {
    const parts = key.split('.');
    const last = parts.pop() ?? key;
    let branch = root;
    for (const part of parts) {
      const known = branch[part];
      const next: Tree = typeof known === 'object' ? known : Object.create(null);
      branch[part] = next;
      branch = next;
    }
    if (typeof branch[last] !== 'object') branch[last] = value;
  }
  return root;
}
