import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { type Romanised, soundsOf } from './respell';

/** Names that are compared by their sound. */
const MOST_NAMES = 5000;
/** ms that they are kept: a new name is found by its sound a little later than by its letters. */
const KEPT_MS = 10 * 60_000;

type Names = ReadonlyMap<string, string>;
const kept = new WeakMap<Database, Map<Romanised, { readonly names: Promise<Names>; readonly until: number }>>();

/** Names of kinds and colours, and synonyms, by what they sound like; of several that sound alike the plain name of a kind. */
export function namesBySound(db: Database, language: Romanised): Promise<Names> {
  const ofShop = kept.get(db) ?? new Map();
  kept.set(db, ofShop);
  const known = ofShop.get(language);
  if (known && known.until > performance.now()) return known.names;
  const names = read(db, language);
  ofShop.set(language, { names, until: performance.now() + KEPT_MS });
  names.catch(() => ofShop.delete(language));
  return names;
}

async function read(db: Database, language: Romanised): Promise<Names> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select name, position from kind_names where language = ${language}
      union all select x.title, 50 from attribute_value_texts x join attribute_values v on v.id = x.attribute_value_id
        where x.language = ${language} and v.colour is not null
      union all select word, 100 from search_synonyms where language = ${language}) n
    where name !~ '[[:space:]a-z]' order by position, name limit ${MOST_NAMES}`.execute(db);
  const names = new Map<string, string>();
  for (const { name } of rows)
    for (const sound of soundsOf(name, language)) if (!names.has(sound)) names.set(sound, name);
  return names;
}
