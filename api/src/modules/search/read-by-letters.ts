import { sql } from 'kysely';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import { LONGEST_WORD, ONE_CHANGE, SHORTEST_MENDED } from './slips';

/** Maps typed words to what they mean; an empty text drops the word. */
export type Meant = ReadonlyMap<string, string>;

/** Letters of the shortest piece that a word is split into: 'carpet' is neither car nor pet. */
const SHORTEST_PIECE = 4;
/** Letters that a Turkish word must have without '-siz'. */
const SHORTEST_BARE = 3;

/**
 * Corrects a word of a longer name when the text has the other words of that name: 'apple juce', 'coffe machine'. It corrects even an
 * everyday word ('high heals'). Names of the shop's kinds win over names of things that the shop lacks.
 */
export async function spelledInName(
  db: Database,
  q: string,
  words: readonly string[],
  languages: readonly LanguageCode[],
): Promise<Meant> {
  const typed = words.filter((word) => word.length >= SHORTEST_MENDED.alone);
  if (typed.length === 0 || !/\s/.test(q.trim())) return new Map();
  const { rows } = await sql<Row>`
    with named as materialized (
      select n.place, string_to_array(fold_text(n.name), ' ') as parts from (
        select 1 as place, language, name from kind_names
        union all select 2, language, word from search_synonyms where absent) n
      where n.language = any(${languages}::text[]) and n.name ~ '[[:space:]]')
    select distinct on (w.word) w.word, p.part as name
    from unnest(${typed}::text[]) w (word), lateral (select fold_text(w.word) as folded) f, named a, unnest(a.parts) p (part)
    where left(p.part, 1) = left(f.folded, 1) and length(p.part) >= ${SHORTEST_MENDED.alone} and length(f.folded) <= ${LONGEST_WORD}
      and p.part <> f.folded and (levenshtein_less_equal(p.part, f.folded, 1) <= 1 or exists (
        -- two neighbours swapped: 'mantle clock'
        select from generate_series(1, length(f.folded) - 1) i where length(p.part) = length(f.folded)
          and overlay(f.folded placing substr(f.folded, i + 1, 1) || substr(f.folded, i, 1) from i for 2) = p.part))
      and array_remove(a.parts, p.part) <@ string_to_array(fold_text(${q}), ' ')
    order by w.word, a.place, p.part`.execute(db);
  return meantBy(rows);
}

/** Corrects misspelled names of things that the shop lacks ('addidas'). Callers pass no word that the shop or everyday speech knows. */
export async function spelledAbsent(
  db: Database,
  words: readonly string[],
  languages: readonly LanguageCode[],
): Promise<Meant> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select distinct on (w.word) w.word, lower(n.name) as name
    from unnest(${words}::text[]) w (word), lateral (select fold_text(w.word) as folded) f, lateral (
      select s.word as name, levenshtein_less_equal(fold_text(s.word), f.folded, 2) as changes
      from search_synonyms s where s.absent and s.language = any(${languages}::text[])
        and s.word !~ '[[:space:]]' and left(fold_text(s.word), 1) = left(f.folded, 1)
        and length(s.word) >= ${SHORTEST_MENDED.among}) n
    where length(f.folded) between ${SHORTEST_MENDED.among} and ${LONGEST_WORD}
      and n.changes <= case when length(f.folded) <= ${ONE_CHANGE} then 1 else 2 end
    order by w.word, n.changes, n.name`.execute(db);
  return meantBy(rows);
}

/**
 * Corrects a word that the shop knows by its stem only, when the name of a kind differs in one letter: French 'croisants' shares its stem
 * with 'croisé' (double-breasted).
 */
export async function spelledAsKind(
  db: Database,
  words: readonly string[],
  languages: readonly LanguageCode[],
): Promise<Meant> {
  const typed = words.filter((word) => word.length >= ONE_CHANGE && /^[\p{L}\p{M}]+$/u.test(word));
  if (typed.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select distinct on (w.word) w.word, lower(n.name) as name
    from unnest(${typed}::text[]) w (word), lateral (select fold_text(w.word) as folded) f
    join kind_names n on n.language = any(${languages}::text[]) and n.name !~ '[[:space:]]'
      and left(fold_text(n.name), 2) = left(f.folded, 2)
    where length(f.folded) <= ${LONGEST_WORD} and levenshtein_less_equal(fold_text(n.name), f.folded, 1) = 1
      and not exists (select from search_words v where v.language = n.language and v.word = plain_text(n.language, w.word))
    order by w.word, n.position, n.name`.execute(db);
  return meantBy(rows);
}

/** Spells out Turkish '-siz' (without) when the shop knows the rest of the word: 'derisiz çanta' is a bag that is not of leather. */
export async function withoutBySuffix(db: Database, words: readonly string[]): Promise<Meant> {
  const bare = (word: string) => word.replace(/s[i\u0131u\u00fc]z$/i, '');
  const typed = words.filter((word) => bare(word) !== word && bare(word).length >= SHORTEST_BARE);
  if (typed.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select w.word, w.bare || ' olmayan' as name from unnest(${typed}::text[], ${typed.map(bare)}::text[]) w (word, bare)
    where (select true from search_words v where v.language = 'tr' and v.stem = stem_of('tr', plain_text('tr', w.bare)) and not v.fact limit 1)`.execute(
    db,
  );
  return meantBy(rows);
}

/** Finds names of kinds that were typed without their spaces: 'sunhat'. */
export async function nameApart(
  db: Database,
  words: readonly string[],
  languages: readonly LanguageCode[],
): Promise<Meant> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select distinct on (w.word) w.word, lower(n.name) as name
    from unnest(${words}::text[]) w (word) cross join unnest(${languages}::text[]) l (language) cross join
      lateral (select stem_of(l.language, plain_text(l.language, w.word)) as stem) t
    join kind_names n on n.language = l.language and n.stems like '% %' and replace(n.stems, ' ', '') = t.stem
    order by w.word, n.position`.execute(db);
  return meantBy(rows);
}

/** Reads two neighbouring words as one name of a kind with one letter wrong: 'key bord'. */
export async function joinedByLetters(
  db: Database,
  pairs: readonly (readonly [string, string])[],
  languages: readonly LanguageCode[],
): Promise<Meant> {
  const typed = pairs.filter(
    (pair) => pair.join('').length >= ONE_CHANGE && pair.every((word) => /^[\p{L}\p{M}]{3,}$/u.test(word)),
  );
  if (typed.length === 0) return new Map();
  const { rows } = await sql<{ place: number; name: string }>`
    select t.place::int, lower(n.name) as name
    from unnest(${typed.map((pair) => pair.join(''))}::text[]) with ordinality t (word, place), lateral (select fold_text(t.word) as folded) f
    join kind_names n on n.language = any(${languages}::text[]) and n.name !~ '[[:space:]]'
      and left(fold_text(n.name), 2) = left(f.folded, 2)
    where length(f.folded) <= ${LONGEST_WORD} and levenshtein_less_equal(fold_text(n.name), f.folded, 1) = 1
    order by n.position, t.place limit 1`.execute(db);
  return new Map(rows.flatMap(({ place, name }) => [...joined(...(typed[place - 1] ?? ['', '']), name)]));
}

/** Replaces two words by one name. */
export const joined = (one: string, other: string, name: string): Meant =>
  new Map([
    [one, name],
    [other, ''],
  ]);

/** Splits words that consist of two of the shop's words. */
export async function wordsApart(
  db: Database,
  words: readonly string[],
  languages: readonly LanguageCode[],
): Promise<Meant> {
  const joined = words.filter((word) => word.length >= 2 * SHORTEST_PIECE);
  if (joined.length === 0) return new Map();
  const known = (language: string, piece: string) =>
    sql`(select true from search_words v where v.language = ${sql.ref(language)} and v.stem = ${sql.ref(piece)} and not v.fact limit 1)`;
  const { rows } = await sql<Row>`
    select distinct on (w.word) w.word, left(w.word, i) || ' ' || substr(w.word, i + 1) as name
    from unnest(${joined}::text[]) w (word), unnest(${languages}::text[]) with ordinality l (language, place),
      generate_series(${SHORTEST_PIECE}::int, length(w.word) - ${SHORTEST_PIECE}) i,
      lateral (select stem_of(l.language, plain_text(l.language, left(w.word, i))) as first,
        stem_of(l.language, plain_text(l.language, substr(w.word, i + 1))) as last) p
    where length(w.word) <= ${LONGEST_WORD} and ${known('l.language', 'p.first')} and ${known('l.language', 'p.last')}
    order by w.word, l.place, i desc`.execute(db);
  return meantBy(rows);
}

interface Row {
  readonly word: string;
  readonly name: string;
}
const meantBy = (rows: readonly Row[]): Meant => new Map(rows.map(({ word, name }) => [word, name]));
