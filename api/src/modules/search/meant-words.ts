import type { KnownWord, NamedKind, Reading } from './understand';
import { withUnwanted } from './unwanted';
import { AGES, ASKED_FOR, isAmong, LITTLE, YEARS } from './word-lists';

/** One or two digits of any script. */
const isNumber = ({ word }: KnownWord) => /^\p{Nd}{1,2}$/u.test(word);

/** Makes stop words of the page's language and ages fillers in every reading: they are neither searched for nor reported as left out. */
export function withLittleWords(readings: readonly Reading[]): readonly Reading[] {
  const [own] = readings;
  if (!own) return readings;
  const { language } = own;
  const fillers = own.words.flatMap((word, n) => {
    if (isAmong(LITTLE, language, word)) return [word.place];
    const next = own.words[n + 1];
    if (next && isAmong(ASKED_FOR, language, { word: `${word.word} ${next.word}` })) return [word.place];
    if (next && AGES.has(word.word.toLowerCase()) && isNumber(next)) return [word.place, next.place];
    if (!next || !isNumber(word) || !isAmong(YEARS, language, next)) return [];
    // 'year old' has a synonym of its own (children), so it stays
    const isOld = language === 'en' && own.words[n + 2]?.word.toLowerCase() === 'old';
    return isOld ? [word.place] : [word.place, next.place];
  });
  return withUnwanted(
    readings.map((reading) => ({
      ...reading,
      words: reading.words.map((word) => (fillers.includes(word.place) ? asFiller(word) : word)),
    })),
  );
}

const asFiller = (word: KnownWord): KnownWord => ({ ...word, known: 'filler', query: null });

/**
 * Lends the kinds that one language names to readings that do not know the word, for texts in two languages: 'laal dress', 'नीला bag', 'red जूते'.
 */
export function withKindsOfOthers(readings: readonly Reading[]): readonly Reading[] {
  if (readings.every(({ words }) => words.every(({ known }) => known === 'exactly' || known === 'filler')))
    return readings;
  const absentAt = (place: number) =>
    readings.some(({ words, kinds }) =>
      [
        words.some((word) => word.place === place && word.known === 'absent'),
        kinds.some(({ first, last, absent }) => absent && first <= place && place <= last),
      ].some(Boolean),
    );
  return readings.map((reading) => {
    const lent = reading.words.flatMap(({ place, known }) => {
      if (known !== 'unknown' || absentAt(place)) return [];
      const kinds = readings.flatMap((other) =>
        other.words.some((word) => word.place === place && word.known === 'exactly')
          ? other.kinds.filter(
              ({ first, last, absent, begun }) => first === place && last === place && !absent && !begun,
            )
          : [],
      );
      const exact = kinds.filter((kind) => kind.exact);
      return kinds.length === 0 ? [] : [{ place, kinds: exact.length > 0 ? exact : kinds }];
    });
    if (lent.length === 0) return reading;
    const words = reading.words.map((word) => {
      const kinds = lent.find(({ place }) => place === word.place)?.kinds;
      if (!kinds) return word;
      const query = [...new Set(kinds.map(({ kind }) => `'kind:${kind}'`))].join(' | ');
      return { ...word, known: 'exactly', query } as const;
    });
    return { ...reading, words, kinds: [...reading.kinds, ...lent.flatMap(({ kinds }) => kinds)] };
  });
}

/** Whether a query has kinds only. Kinds are the same in all languages; words that an operator has added belong to one. */
const namesKinds = (query: string) => query.split("'").every((term, at) => at % 2 === 0 || term.startsWith('kind:'));

/**
 * Makes a brand that one language knows as absent absent in readings that do not know it: brands are spelled the same everywhere, and 'air'
 * of 'nike air' is a word in most languages.
 */
export function withAbsentOfOthers(readings: readonly Reading[]): readonly Reading[] {
  const absent = readings.flatMap(({ words }) =>
    words.filter(({ known, query }) => known === 'absent' && query !== null && namesKinds(query)),
  );
  if (absent.length === 0) return readings;
  const heard = (word: KnownWord) =>
    (word.known === 'unknown' && absent.find(({ place }) => place === word.place)) || word;
  return readings.map((reading) => ({ ...reading, words: reading.words.map(heard) }));
}

/**
 * Joins the longest name of something that the shop lacks into one word: 'bedside lamp' loses neither of its words, and finds no other lamps
 * beside what is like it. Other languages do not read the words that the page's language joins: a 'sac de sport' is no sport.
 */
export function withAbsentNames(readings: readonly Reading[]): readonly Reading[] {
  const [own] = readings;
  const ofPage = own && absentName(own);
  return readings.map((reading) => {
    const name = absentName(reading);
    if (name) return withAbsentName(reading, name);
    if (!ofPage) return reading;
    const isBeyond = (place: number) => place < ofPage.first || place > ofPage.last;
    return {
      ...reading,
      words: reading.words.filter(({ place }) => isBeyond(place)),
      kinds: reading.kinds.filter(({ first, last }) => isBeyond(first) && isBeyond(last)),
    };
  });
}

function absentName({ kinds }: Reading): NamedKind | undefined {
  const absent = kinds.filter((kind) => kind.absent);
  const length = Math.max(...absent.map(({ first, last }) => last - first));
  return absent.find(({ first, last }) => last - first === length);
}

function withAbsentName(reading: Reading, { first, last }: NamedKind): Reading {
  const kinds = reading.kinds.filter((kind) => kind.absent && kind.first === first && kind.last === last);
  const word = reading.words
    .filter(({ place }) => place >= first && place <= last)
    .map((one) => one.word)
    .join(' ');
  const query = kinds.map(({ kind }) => `'kind:${kind}'`).join(' | ');
  const words = [
    ...reading.words.filter(({ place }) => place < first),
    { place: first, word, known: 'absent', spelled: word, query } as const,
    ...reading.words.filter(({ place }) => place > last),
  ];
  return {
    language: reading.language,
    words,
    kinds: reading.kinds.filter((kind) => !kind.absent && (kind.last < first || kind.first > last)),
  };
}

/** Joins the words of one name in a list of missing words, so that shoppers read 'second hand'. @param told typed words, in their order */
export function joinNames(readings: readonly Reading[], told: readonly string[]): string[] {
  const pairs = readings.flatMap(({ words }) =>
    words.flatMap((word, n) => {
      const next = words[n + 1];
      return next && likeNothing(word) && likeNothing(next) ? [`${word.word} ${next.word}`] : [];
    }),
  );
  const joined: string[] = [];
  for (const word of told) {
    const before = joined.at(-1);
    if (before !== undefined && pairs.includes(`${before.split(' ').at(-1)} ${word}`))
      joined.splice(-1, 1, `${before} ${word}`);
    else joined.push(word);
  }
  return joined;
}

export const likeNothing = ({ known, query }: KnownWord): boolean => known === 'absent' && query === null;
