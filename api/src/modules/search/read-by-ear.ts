import { sql } from 'kysely';
import { DEFAULT_LANGUAGE, type LanguageCode } from 'shared-kernel/contract/languages';
import type { Database } from '../../db/database';
import { namesBySound, wordsByConsonants, wordsBySound } from './names-by-sound';
import { joined, type Meant } from './read-by-letters';
import { fold, realWordsIn } from './real-words';
import { isRomanised, latinSounds, type Romanised, usualSpelling } from './respell';
import { arabicConsonants, arabicSpelling, lacksLetters, spelledSound } from './spelled-sound';

/** Shorter words are no part of a joined word. */
const SHORTEST_PART = 3;

/** Respells Hindi words as is usual, or Hindi and Arabic words from Latin letters in their own script. */
export async function respelled(db: Database, words: readonly string[], language: LanguageCode): Promise<Meant> {
  if (!isRomanised(language)) return new Map();
  const usual = language === 'hi' ? await usuallySpelled(db, words) : [];
  return new Map(usual.length > 0 ? usual : await inOwnScript(db, words, language));
}

async function usuallySpelled(db: Database, words: readonly string[]): Promise<[string, string][]> {
  const usual = words.flatMap((word): [string, string][] => {
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

/** Compares sounds with the shop's kinds, colours and synonyms: these are few, and most searches are for them. English words stay. */
async function inOwnScript(db: Database, words: readonly string[], language: Romanised): Promise<[string, string][]> {
  const latin = words.filter((word) => latinSounds(word, language).length > 0);
  if (latin.length === 0) return [];
  const real = new Set(await realWordsIn(latin.join(' '), [DEFAULT_LANGUAGE]));
  const typed = latin.filter((word) => !real.has(word.toLowerCase()));
  if (typed.length === 0) return [];
  const names = await namesBySound(db, language);
  return typed.flatMap((word): [string, string][] => {
    const name = latinSounds(word, language)
      .map((sound) => names.get(sound))
      .find((one) => one !== undefined);
    return name === undefined ? [] : [[word, name]];
  });
}

/** Corrects words that are spelled by ear: 'bycicle'. Words of names are few enough to be compared by their sound. */
export async function spelledByEar(
  db: Database,
  words: readonly string[],
  languages: readonly LanguageCode[],
): Promise<Meant> {
  const meant = new Map<string, string>();
  for (const language of languages) {
    const names = await wordsBySound(db, language);
    for (const word of words) {
      const name = names.get(spelledSound(word, language) ?? '');
      if (name !== undefined && !meant.has(word)) meant.set(word, name.toLowerCase());
    }
  }
  return meant;
}

/**
 * Corrects an Arabic letter that many pronounce, and some write, like another: 'حزاء' is a 'حذاء' (shoes),
 * although it has the stem of a belt. Words that the shop spells so itself stay.
 */
export async function spelledAsSaid(db: Database, words: readonly string[]): Promise<Meant> {
  const typed = words.filter((word) => arabicSpelling(word) !== undefined);
  if (typed.length === 0) return new Map();
  const names = await wordsBySound(db, 'ar');
  const alike = typed.flatMap((word): [string, string][] => {
    const name = names.get(arabicSpelling(word) ?? '');
    return name === undefined || name === word ? [] : [[word, name]];
  });
  if (alike.length === 0) return new Map();
  const { rows } = await sql<{ word: string }>`
    select w.word from unnest(${alike.map(([word]) => word)}::text[]) w (word)
    where not exists (select from search_words v where v.language = 'ar' and v.word = plain_text('ar', w.word))
      and not exists (select from search_synonyms s where s.language = 'ar' and plain_text('ar', s.word) = plain_text('ar', w.word))`.execute(
    db,
  );
  return new Map(alike.filter(([word]) => rows.some((row) => row.word === word)));
}

/** Completes Arabic words that lack long vowels: 'كمرا' is a 'كاميرا' (camera). Callers pass no word that the shop or everyday speech knows. */
export async function withLongVowels(db: Database, words: readonly string[]): Promise<Meant> {
  const typed = words.filter((word) => arabicConsonants(word) !== undefined);
  if (typed.length === 0) return new Map();
  const names = await wordsByConsonants(db);
  return new Map(
    typed.flatMap((word): [string, string][] => {
      const name = names.get(arabicConsonants(word) ?? '');
      return name !== undefined && lacksLetters(word, name) ? [[word, name]] : [];
    }),
  );
}

/** Sounds of Arabic and Hindi words have no vowels, so that two joined words sound like many others. */
const isVowelled = (language: LanguageCode) => language !== 'ar' && language !== 'hi';

/** Joins two neighbouring words that sound like one of the shop's, even if the shop has either of them: 'tee pot'. */
export async function joinedByEar(
  db: Database,
  pairs: readonly (readonly [string, string])[],
  languages: readonly LanguageCode[],
): Promise<Meant> {
  const isPart = (word: string) => word.length >= SHORTEST_PART && /^[\p{L}\p{M}]+$/u.test(word);
  const parts = pairs.filter((pair) => pair.every(isPart));
  if (parts.length === 0) return new Map();
  for (const language of languages.filter(isVowelled)) {
    const names = await wordsBySound(db, language);
    for (const [one, other] of parts) {
      const sound = spelledSound(one + other, language) ?? '';
      const name = names.get(sound);
      // a name that was merely split is known as typed, and a silent word belongs to no name: 'chapeau de'
      const isHeard = ![one, other].some((word) => spelledSound(word, language) === sound);
      if (name !== undefined && isHeard && fold(name) !== fold(one + other))
        return joined(one, other, name.toLowerCase());
    }
  }
  return new Map();
}

/** Arabic words that are written together with the next word: and, so, with, for. */
const ATTACHED = /^[\u0648\u0641\u0628\u0644](?=\p{L}{3})/u;
const AND = 'و';

/**
 * Splits off the little word that Arabic writes together with the next one: 'وخيط' is 'and thread'. 'And' stays a word because it may
 * stand between two things; it is also split from a word that the shop knows by its stem only: 'وشاحن' (and a charger) is no scarf.
 */
export async function detached(
  db: Database,
  unknown: readonly string[],
  all: readonly { readonly word: string }[],
): Promise<Meant> {
  const typed = all
    .map(({ word }) => word)
    .filter((word, at) => ATTACHED.test(word) && (unknown.includes(word) || (at > 0 && word.startsWith(AND))));
  if (typed.length === 0) return new Map();
  const { rows } = await sql<{ word: string }>`
    select w.word from unnest(${typed}::text[]) w (word)
    where exists (select from search_words v where v.language = 'ar' and v.word = plain_text('ar', substr(w.word, 2)) and not v.fact)
      and not exists (select from search_words v where v.language = 'ar' and v.word = plain_text('ar', w.word) and not v.fact)`.execute(
    db,
  );
  return new Map(rows.map(({ word }) => [word, word.startsWith(AND) ? `${AND} ${word.slice(1)}` : word.slice(1)]));
}
