import type { Database } from '../../db/database';
import { detached, joinedByEar, respelled, spelledAsSaid, spelledByEar, withLongVowels } from './read-by-ear';
import {
  joinedByLetters,
  type Meant,
  nameApart,
  spelledAbsent,
  spelledAsKind,
  spelledInName,
  withoutBySuffix,
  wordsApart,
} from './read-by-letters';
import { fold, realWordsIn } from './real-words';
import type { KnownWord, Reading, Understood } from './understand';
import { AND, isAmong, LITTLE, NOT, NOT_BEFORE, OR, WITHOUT } from './word-lists';

/**
 * Reads words that no language of the search knows as words in another spelling or in Latin letters, as two words of the shop, or as
 * misspelled names of the shop's things or of things that it lacks. The first reading that is found counts.
 * @returns the corrected text, and whether to report it, which splitting words does not need; undefined: the text stays as it was
 */
export async function readUnknown(
  db: Database,
  q: string,
  { readings }: Understood,
): Promise<{ readonly text: string; readonly isSaid: boolean } | undefined> {
  const [own] = readings;
  if (!own) return undefined;
  const knownAs = (...ways: readonly KnownWord['known'][]) =>
    own.words
      // 'कितने', how much, is no slip of what cuts
      .filter((word) => !word.named && !SAYING.some((words) => isAmong(words, own.language, word)))
      .filter(({ place }) =>
        readings.every(({ words }) => words.some((other) => other.place === place && ways.includes(other.known))),
      )
      .map(({ word }) => word);
  const languages = readings.map((reading) => reading.language);
  const doubtful = knownAs('unknown', 'begins', 'near');
  const unknown = knownAs('unknown');
  const isSpoken = (language: string) => languages.some((one) => one === language);
  const ways: (() => Promise<Meant>)[] = [
    () => respelled(db, doubtful, own.language),
    () => spelledInName(db, q, doubtful, languages),
    () => joinedByEar(db, pairsOf(own.words), languages),
    () => joinedByLetters(db, pairsOf(own.words, knownAs('unknown', 'begins', 'near', 'fact')), languages),
    async () => (isSpoken('ar') ? spelledAsSaid(db, knownAs('unknown', 'begins', 'near', 'exactly')) : NOTHING),
    async () => spelledAsKind(db, await notReal(nameless(readings), languages), languages),
  ];
  const certain = await firstOf(ways, q);
  if (certain !== undefined) return { text: certain, isSaid: true };
  const apart = await firstOf(
    [
      async () => (isSpoken('ar') ? detached(db, unknown, own.words) : NOTHING),
      async () => (isSpoken('tr') ? withoutBySuffix(db, unknown) : NOTHING),
    ],
    q,
  );
  if (apart !== undefined) return { text: apart, isSaid: false };
  const unreal = await notReal(knownAs('unknown', 'near'), languages);
  if (unreal.length === 0) return undefined;
  const words = unreal.filter((word) => unknown.includes(word));
  const text = await firstOf(
    [
      () => nameApart(db, words, languages),
      // a slip is more likely a name that sounds alike: 'فستن' is rather a dress than a pistachio
      () => spelledByEar(db, unreal, languages),
      async () => (isSpoken('ar') ? withLongVowels(db, unreal) : NOTHING),
      () => wordsApart(db, words, languages),
      () => spelledAbsent(db, words, languages),
    ],
    q,
  );
  return text === undefined ? undefined : { text, isSaid: true };
}

/** Known words that belong to no name of a kind. */
const nameless = ([own, ...others]: readonly Reading[]): string[] =>
  (own?.words ?? [])
    .filter(({ place, known, named }) => {
      const isIn = ({ kinds }: Reading) => kinds.some(({ first, last }) => first <= place && place <= last);
      return known === 'exactly' && !named && ![own, ...others].some((reading) => reading && isIn(reading));
    })
    .map(({ word }) => word);

/** Lists of words that are never corrected. */
const SAYING = [LITTLE, NOT, NOT_BEFORE, WITHOUT, OR, AND];

const NOTHING: Meant = new Map();

/** Rewrites the text by the first of these ways that finds a meaning. */
async function firstOf(ways: readonly (() => Promise<Meant>)[], q: string): Promise<string | undefined> {
  for (const way of ways) {
    const meant = await way();
    if (meant.size > 0) return replaceWords(q, meant);
  }
  return undefined;
}

/** Replaces whole words wherever they occur. A number and the letters behind it are two words, as in the database. */
function replaceWords(q: string, meant: Meant): string | undefined {
  const text = q
    .replace(/(\p{Nd}{2})(?=\p{L})/gu, '$1 ')
    .replace(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu, (word) => meant.get(word) ?? word);
  return text === q ? undefined : text.replace(/\s+/gu, ' ').trim();
}

/** Pairs of neighbouring words. @param some returns only pairs with one of these words */
function pairsOf(words: readonly KnownWord[], some?: readonly string[]): [string, string][] {
  return words.flatMap(({ word }, at): [string, string][] => {
    const next = words[at + 1]?.word;
    if (next === undefined) return [];
    return !some || some.includes(word) || some.includes(next) ? [[word, next]] : [];
  });
}

/** Words that are no everyday words, neither as typed nor in the singular. */
async function notReal(words: readonly string[], languages: Parameters<typeof realWordsIn>[1]): Promise<string[]> {
  const singular = (word: string) => word.toLowerCase().replace(/s$/, '');
  const forms = words.flatMap((word) => [word, singular(word)]);
  const real = new Set(await realWordsIn(forms.join(' '), languages));
  return words.filter((word) => !real.has(fold(word)) && !real.has(fold(singular(word))));
}
