import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import { type Romanised, soundsOf } from './respell';
import { arabicConsonants, arabicSpellings, spelledSound } from './spelled-sound';

/** Names compared by their sound, at most. */
const MOST_NAMES = 5000;
/** ms that names are cached: a search finds a new name by its sound a little later than by its letters. */
const KEPT_MS = 10 * 60_000;

type Names = ReadonlyMap<string, string>;
type Kept = Map<string, { readonly names: Promise<Names>; readonly until: number }>;
const kept = new WeakMap<Database, Kept>();

/** Names of kinds and colours, and synonyms, by their sound in Latin letters. Of several that sound alike the plain name of a kind wins. */
export const namesBySound = (db: Database, language: Romanised): Promise<Names> =>
  keep(db, `latin ${language}`, async () => {
    const single = (await read(db, language)).filter((name) => !/[\sa-z]/.test(name));
    return firstBySound(single, (name) => soundsOf(name, language));
  });

/** Words of the same names, in their own spelling, by their sound in their own script. */
export const wordsBySound = (db: Database, language: LanguageCode): Promise<Names> =>
  keep(db, language, async () => {
    const words = (await read(db, language)).flatMap((name) => name.split(/[^\p{L}\p{M}]+/u));
    const spellings = language === 'ar' ? arabicSpellings : () => [];
    return firstBySound(words, (word) => [spelledSound(word, language) ?? '', ...spellings(word)].filter(Boolean));
  });

/** Arabic words of the same names by their consonants, the plain names of kinds first: words may lack some of their long vowels. */
export const wordsByConsonants = (db: Database): Promise<Names> =>
  keep(db, 'ar consonants', async () => {
    const words = (await read(db, 'ar')).flatMap((name) => name.split(/[^\p{L}\p{M}]+/u));
    return firstBySound(words, (word) => [arabicConsonants(word) ?? ''].filter(Boolean));
  });

function keep(db: Database, key: string, make: () => Promise<Names>): Promise<Names> {
  const ofShop: Kept = kept.get(db) ?? new Map();
  kept.set(db, ofShop);
  const known = ofShop.get(key);
  if (known && known.until > performance.now()) return known.names;
  const names = make();
  ofShop.set(key, { names, until: performance.now() + KEPT_MS });
  names.catch(() => ofShop.delete(key));
  return names;
}

function firstBySound(names: readonly string[], sounds: (name: string) => string[]): Names {
  const found = new Map<string, string>();
  for (const name of names) for (const sound of sounds(name)) if (!found.has(sound)) found.set(sound, name);
  return found;
}

async function read(db: Database, language: LanguageCode): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select name, position from kind_names where language = ${language}
      union all select x.title, 50 from attribute_value_texts x join attribute_values v on v.id = x.attribute_value_id
        where x.language = ${language} and v.colour is not null
      union all select word, 100 from search_synonyms where language = ${language}) n
    order by position, name limit ${MOST_NAMES}`.execute(db);
  return rows.map(({ name }) => name);
}
