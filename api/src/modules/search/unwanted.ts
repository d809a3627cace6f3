import { kindQuery, range } from './named-kinds';
import { isColour } from './qualities';
import type { KnownWord, NamedKind, Reading } from './understand';
import { ALL, isAmong, NOT, NOT_BEFORE, OR, WITHOUT } from './word-lists';

/** Words of one thing that is not wanted, from its first to its last, and the words that say so. */
interface Unwanted {
  readonly first: number;
  readonly last: number;
  readonly saying: readonly number[];
}

/**
 * Readings in which what is not wanted is a filler, and what is found must not be it: of 'shoes but not boots' shoes that are no boots.
 */
export function withUnwanted(readings: readonly Reading[]): readonly Reading[] {
  const [own] = readings;
  const unwanted = own?.words.flatMap((word, at) => [
    ...(isNot(own, word, at) ? behind(own, word, at) : []),
    ...before(own, word, at),
  ]);
  if (!own || !unwanted || unwanted.length === 0) return readings;
  const all = own.words.filter((word) => isAmong(ALL, own.language, word)).map(({ place }) => place);
  return without(readings, unwanted, all);
}

/** The same for what a thing shall be without; undefined: nothing, or nothing that the shop knows. */
export function withoutPart(readings: readonly Reading[]): readonly Reading[] | undefined {
  const [own] = readings;
  const unwanted = own?.words.flatMap((word, at) =>
    at > 0 || own.language === 'hi' ? (isAmong(WITHOUT, own.language, word) ? behind(own, word, at) : []) : [],
  );
  if (!own || !unwanted || unwanted.length === 0) return undefined;
  // 'sans fil' is a word of its own where a name has it
  const isWithin = ({ first, last }: NamedKind) =>
    unwanted.some(({ saying }) => saying.some((place) => first < place && place < last));
  const isKnown = unwanted.every(({ first }) =>
    own.words.some(({ place, known, query }) => place === first && known === 'exactly' && query !== null),
  );
  return isKnown && !own.kinds.some(isWithin) ? without(readings, unwanted) : undefined;
}

/** @param fillers places of other words that name nothing then */
function without(
  readings: readonly Reading[],
  unwanted: readonly Unwanted[],
  fillers: readonly number[] = [],
): readonly Reading[] {
  const places = new Set([
    ...unwanted.flatMap(({ first, last, saying }) => [...range(first, last), ...saying]),
    ...fillers,
  ]);
  const kinds = (span: Unwanted) => [...new Set(readings.flatMap((reading) => kindsAt(reading, span)))];
  return readings.map((reading) => ({
    ...reading,
    words: reading.words.map((word): KnownWord => {
      if (!places.has(word.place)) return word;
      const thing = unwanted.find(({ first }) => first === word.place);
      const query = thing && (kindQuery(kinds(thing)) || wordsAt(reading, thing));
      return { ...word, known: 'filler', query: null, ...(query && { unwanted: query }) };
    }),
  }));
}

function isNot({ language, words }: Reading, word: KnownWord, at: number): boolean {
  if (at === 0) return false;
  const before = words[at - 1];
  const isAllBut = word.word.toLowerCase() === 'but' && before !== undefined && isAmong(ALL, 'en', before);
  return isAmong(NOT, language, word) || (language === 'en' && isAllBut);
}

/** 'not boots or sandals', with an article between: 'pas des bottes'. */
function behind(reading: Reading, { place }: KnownWord, at: number): Unwanted[] {
  const { language, words } = reading;
  const things: Unwanted[] = [];
  let saying = [place];
  for (let next = at + 1; next < words.length; ) {
    const from = words.findIndex(({ known }, n) => n >= next && known !== 'filler');
    const first = words[from];
    if (!first || from > next + 1) break;
    const last = Math.max(
      first.place,
      ...namesIn(reading, (kind) => kind.first === first.place).map((kind) => kind.last),
    );
    things.push({ first: first.place, last, saying });
    const or = words.find((word) => word.place === last + 1);
    if (!or || !isAmong(OR, language, or)) break;
    saying = [or.place];
    next = words.indexOf(or) + 1;
  }
  return things;
}

/** Turkish 'bot değil', Hindi 'बूट के अलावा'. */
function before(reading: Reading, word: KnownWord, at: number): Unwanted[] {
  const { language, words } = reading;
  if (!isAmong(NOT_BEFORE, language, word)) return [];
  const last = words.slice(Math.max(at - 2, 0), at).findLast(({ known }) => known !== 'filler');
  if (!last) return [];
  const first = Math.min(last.place, ...namesIn(reading, (kind) => kind.last === last.place).map((kind) => kind.first));
  return [{ first, last: last.place, saying: [word.place] }];
}

const namesIn = ({ kinds }: Reading, fits: (kind: NamedKind) => boolean) =>
  kinds.filter((kind) => kind.exact && !kind.absent && fits(kind));

const kindsAt = (reading: Reading, { first, last }: Unwanted) =>
  namesIn(reading, (kind) => kind.first === first && kind.last === last).map(({ kind }) => kind);

/**
 * What is said of a thing in title, tags, choices and facts, and not of its shelf. A colour is not looked for among choices: a dress that can be had in red
 * and in blue is one for who wants no red. Weights of documents are those of decision 63.
 */
function wordsAt({ language, words }: Reading, { first, last }: Unwanted): string {
  return (
    words
      // of what the shop does not have the query is for what is like it: a 'phone not samsung' is a phone
      .filter(({ place, known, query }) => first <= place && place <= last && known !== 'absent' && query !== null)
      .map(({ word, query }) => {
        const weights = isColour(word, language) ? 'AD' : 'ABD';
        return `(${query?.replace(/('(?:[^']|'')+')(?::(\*?)[A-D]*)?/g, `$1:$2${weights}`)})`;
      })
      .join(' & ')
  );
}
