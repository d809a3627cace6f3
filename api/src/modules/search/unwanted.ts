import { kindQuery, range } from './named-kinds';
import { isColour } from './qualities';
import type { KnownWord, NamedKind, Reading } from './understand';
import { ALL, isAmong, NOT, NOT_BEFORE, OR, WITHOUT } from './word-lists';

/** Places of the first and last word of an unwanted thing, and of the words that negate it. */
interface Unwanted {
  readonly first: number;
  readonly last: number;
  readonly saying: readonly number[];
}

/**
 * Makes unwanted words fillers and excludes what they name: 'shoes but not boots' finds shoes that are no boots.
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

/** Does the same for what follows 'without'. @returns undefined: there is no such part, or the shop does not know it */
export function withoutPart(readings: readonly Reading[]): readonly Reading[] | undefined {
  const [own] = readings;
  const unwanted = own?.words.flatMap((word, at) =>
    at > 0 || own.language === 'hi' ? (isAmong(WITHOUT, own.language, word) ? behind(own, word, at) : []) : [],
  );
  if (!own || !unwanted || unwanted.length === 0) return undefined;
  // 'sans fil' within the name of a kind is part of that name
  const isWithin = ({ first, last }: NamedKind) =>
    unwanted.some(({ saying }) => saying.some((place) => first < place && place < last));
  const isKnown = unwanted.every(({ first }) =>
    own.words.some(({ place, known, query }) => place === first && known === 'exactly' && query !== null),
  );
  return isKnown && !own.kinds.some(isWithin) ? without(readings, unwanted) : undefined;
}

/** @param fillers places of other words that become fillers */
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

/** Unwanted things behind a negation: 'not boots or sandals'. An article may stand between: 'pas des bottes'. */
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

/** The unwanted thing before a negation: Turkish 'bot değil', Hindi 'बूट के अलावा'. */
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
 * A query for the words in titles, tags, choices and facts, but not shelves. Colours are not searched in choices: a dress that comes in red
 * and in blue suits shoppers who want no red. Weights of documents are those of decision 63.
 */
function wordsAt({ language, words }: Reading, { first, last }: Unwanted): string {
  return (
    words
      // the query of an absent word finds what is like it, so nothing is excluded: a 'phone not samsung' is a phone
      .filter(({ place, known, query }) => first <= place && place <= last && known !== 'absent' && query !== null)
      .map(({ word, query }) => {
        const weights = isColour(word, language) ? 'AD' : 'ABD';
        return `(${query?.replace(/('(?:[^']|'')+')(?::(\*?)[A-D]*)?/g, `$1:$2${weights}`)})`;
      })
      .join(' & ')
  );
}
