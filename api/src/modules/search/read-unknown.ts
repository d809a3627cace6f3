import { sql } from 'kysely';
import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import { namesBySound, wordsBySound } from './names-by-sound';
import { fold, realWordsIn } from './real-words';
import { isRomanised, latinSound, type Romanised, usualSpelling } from './respell';
import { LONGEST_WORD, ONE_CHANGE, SHORTEST_MENDED } from './slips';
import { spelledSound } from './spelled-sound';
import type { KnownWord, Understood } from './understand';

/** Shorter pieces are words of something else: 'carpet' is neither car nor pet. */
const SHORTEST_PIECE = 4;

/**
 * Last, a word that no language of the search knows may be one in another spelling or in Latin letters, two of the shop, or one of a
 * misspelled name of the shop or of something that it does not have.
 * @returns the text with what is meant; undefined: it is as it was
 */
export async function readUnknown(db: Database, q: string, { readings }: Understood): Promise<string | undefined> {
  const [own] = readings;
  if (!own) return undefined;
  const knownAs = (...ways: readonly KnownWord['known'][]) =>
    own.words.filter(({ place }) =>
      readings.every(({ words }) => words.some((other) => other.place === place && ways.includes(other.known))),
    );
  const respelled = await respell(db, q, knownAs('unknown', 'begins', 'near'), own.language);
  if (respelled !== undefined) return respelled;
  const languages = readings.map((reading) => reading.language);
  const inName = await spellName(db, q, knownAs('unknown', 'begins', 'near'), languages);
  if (inName !== undefined) return inName;
  const unknown = knownAs('unknown');
  if (unknown.length === 0) return undefined;
  const singular = (word: string) => word.toLowerCase().replace(/s$/, '');
  const forms = unknown.flatMap(({ word }) => [word, singular(word)]);
  const real = new Set(await realWordsIn(forms.join(' '), languages));
  const isReal = (word: string) => real.has(fold(word)) || real.has(fold(singular(word)));
  const words = unknown.map(({ word }) => word).filter((word) => !isReal(word));
  if (words.length === 0) return undefined;
  const spaced = await partName(db, q, words, languages);
  if (spaced !== undefined) return spaced;
  const bySound = await spellBySound(db, q, words, languages);
  return bySound ?? (await part(db, q, words, languages)) ?? (await spellAbsent(db, q, words, languages));
}

/** Whoever spells by ear: 'bycicle'. Words of names are few, so that they can be compared by what they sound like. */
async function spellBySound(
  db: Database,
  q: string,
  words: readonly string[],
  languages: readonly LanguageCode[],
): Promise<string | undefined> {
  const spelled = new Map<string, string>();
  for (const language of languages) {
    const names = await wordsBySound(db, language);
    for (const word of words) {
      const name = names.get(spelledSound(word, language) ?? '');
      if (name !== undefined && !spelled.has(word)) spelled.set(word, name.toLowerCase());
    }
  }
  if (spelled.size === 0) return undefined;
  return [...spelled].reduce((text, [word, name]) => text.replace(word, name), q);
}

/** @returns the text with Hindi words in their usual spelling, Hindi and Arabic ones in their own script; undefined: nothing is */
async function respell(
  db: Database,
  q: string,
  words: readonly KnownWord[],
  language: LanguageCode,
): Promise<string | undefined> {
  if (!isRomanised(language)) return undefined;
  const spelled = language === 'hi' ? await usuallySpelled(db, words) : [];
  const other = spelled.length > 0 ? spelled : await inOwnScript(db, words, language);
  return other.length === 0 ? undefined : other.reduce((text, [word, meant]) => text.replace(word, meant), q);
}

async function usuallySpelled(db: Database, words: readonly KnownWord[]): Promise<[string, string][]> {
  const usual = words.flatMap(({ word }): [string, string][] => {
    const spelling = usualSpelling(word);
    return spelling === undefined ? [] : [[word, spelling]];
  });
  if (usual.length === 0) return [];
  const { rows } = await sql<{ spelling: string }>`
    select u.spelling from unnest(${usual.map(([, spelling]) => spelling)}::text[]) u (spelling)
    where (select true from search_words v
      where v.language = 'hi' and v.stem = stem_of('hi', plain_text('hi', u.spelling)) and not v.fact limit 1)`.execute(
    db,
  );
  return usual.filter(([, spelling]) => rows.some((row) => row.spelling === spelling));
}

/** By what the shop's kinds, colours and synonyms sound like: these are few, and what most ask for. A word of English is no other. */
async function inOwnScript(
  db: Database,
  words: readonly KnownWord[],
  language: Romanised,
): Promise<[string, string][]> {
  const latin = words.map(({ word }) => word).filter((word) => latinSound(word, language) !== undefined);
  if (latin.length === 0) return [];
  const real = new Set(await realWordsIn(latin.join(' '), [DEFAULT_LANGUAGE]));
  const typed = latin.filter((word) => !real.has(word.toLowerCase()));
  if (typed.length === 0) return [];
  const names = await namesBySound(db, language);
  return typed.flatMap((word): [string, string][] => {
    const name = names.get(latinSound(word, language) ?? '');
    return name === undefined ? [] : [[word, name]];
  });
}

/**
 * A word of a name of several, where the others stand beside it: 'apple juce', 'coffe machine'. Beside them it is meant even where it is a word of every day
 * ('high heals'). Names of the shop's kinds count before those of what it does not have.
 */
async function spellName(
  db: Database,
  q: string,
  words: readonly KnownWord[],
  languages: readonly LanguageCode[],
): Promise<string | undefined> {
  const typed = words.map(({ word }) => word).filter((word) => word.length >= SHORTEST_MENDED.alone);
  if (typed.length === 0 || !/\s/.test(q.trim())) return undefined;
  const { rows } = await sql<{ word: string; name: string }>`
    with named as materialized (
      select n.place, string_to_array(fold_text(n.name), ' ') as parts from (
        select 1 as place, language, name from kind_names
        union all select 2, language, word from search_synonyms where absent) n
      where n.language = any(${languages}::text[]) and n.name ~ '[[:space:]]')
    select distinct on (w.word) w.word, p.part as name
    from unnest(${typed}::text[]) w (word), lateral (select fold_text(w.word) as folded) f, named a, unnest(a.parts) p (part)
    where left(p.part, 1) = left(f.folded, 1) and length(p.part) >= ${SHORTEST_MENDED.alone} and length(f.folded) <= ${LONGEST_WORD}
      and p.part <> f.folded and levenshtein_less_equal(p.part, f.folded, 1) <= 1
      and array_remove(a.parts, p.part) <@ string_to_array(fold_text(${q}), ' ')
    order by w.word, a.place, p.part`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.reduce((text, { word, name }) => text.replace(word, name), q);
}

/** Names of absent things are few. They mend no word that the shop knows, and no word of every day: who types 'addidas' means none. */
async function spellAbsent(
  db: Database,
  q: string,
  words: readonly string[],
  languages: readonly LanguageCode[],
): Promise<string | undefined> {
  const { rows } = await sql<{ word: string; name: string }>`
    select distinct on (w.word) w.word, n.name
    from unnest(${words}::text[]) w (word), lateral (select fold_text(w.word) as folded) f, lateral (
      select s.word as name, levenshtein_less_equal(fold_text(s.word), f.folded, 2) as changes
      from search_synonyms s where s.absent and s.language = any(${languages}::text[])
        and s.word !~ '[[:space:]]' and left(fold_text(s.word), 1) = left(f.folded, 1)
        and length(s.word) >= ${SHORTEST_MENDED.among}) n
    where length(f.folded) between ${SHORTEST_MENDED.among} and ${LONGEST_WORD}
      and n.changes <= case when length(f.folded) <= ${ONE_CHANGE} then 1 else 2 end
    order by w.word, n.changes, n.name`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.reduce((text, { word, name }) => text.replace(word, name.toLowerCase()), q);
}

/** A name of a kind without its spaces: 'sunhat'. */
async function partName(
  db: Database,
  q: string,
  words: readonly string[],
  languages: readonly LanguageCode[],
): Promise<string | undefined> {
  const { rows } = await sql<{ word: string; name: string }>`
    select distinct on (w.word) w.word, n.name
    from unnest(${words}::text[]) w (word) cross join unnest(${languages}::text[]) l (language) cross join
      lateral (select stem_of(l.language, plain_text(l.language, w.word)) as stem) t
    join kind_names n on n.language = l.language and n.stems like '% %' and replace(n.stems, ' ', '') = t.stem
    order by w.word, n.position`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.reduce((text, { word, name }) => text.replace(word, name.toLowerCase()), q);
}

/** @returns the text with words taken apart; undefined: there are none that are two words of the shop */
async function part(
  db: Database,
  q: string,
  words: readonly string[],
  languages: readonly LanguageCode[],
): Promise<string | undefined> {
  const joined = words.filter((word) => word.length >= 2 * SHORTEST_PIECE);
  if (joined.length === 0) return undefined;
  const known = (language: string, piece: string) =>
    sql`(select true from search_words v where v.language = ${sql.ref(language)} and v.stem = ${sql.ref(piece)} and not v.fact limit 1)`;
  const { rows } = await sql<{ word: string; apart: string }>`
    select distinct on (w.word) w.word, left(w.word, i) || ' ' || substr(w.word, i + 1) as apart
    from unnest(${joined}::text[]) w (word), unnest(${languages}::text[]) with ordinality l (language, place),
      generate_series(${SHORTEST_PIECE}::int, length(w.word) - ${SHORTEST_PIECE}) i,
      lateral (select stem_of(l.language, plain_text(l.language, left(w.word, i))) as first,
        stem_of(l.language, plain_text(l.language, substr(w.word, i + 1))) as last) p
    where length(w.word) <= ${LONGEST_WORD} and ${known('l.language', 'p.first')} and ${known('l.language', 'p.last')}
    order by w.word, l.place, i desc`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.reduce((text, { word, apart }) => text.toLowerCase().replace(word, apart), q);
}
