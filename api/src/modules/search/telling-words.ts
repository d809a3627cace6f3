import type { KnownWord, Reading } from './understand';

/** A reading without what says nothing. */
export interface Telling {
  readonly reading: Reading;
  /** words that say something, known or not */
  readonly words: readonly KnownWord[];
  readonly known: readonly KnownWord[];
}

/**
 * Without fillers; what is one in the default language is one in a language that does not know the word. What the page's language knows as
 * absent is known in no other: French 'couches' are no couches.
 */
export function tellingWords(readings: readonly Reading[]): Telling[] {
  const [own] = readings;
  const absentIn = (reading: Reading | undefined, place: number) =>
    reading?.words.some((word) => word.place === place && word.known === 'absent') === true;
  const isAbsent = ({ place, known }: KnownWord) =>
    absentIn(own, place) || (known !== 'exactly' && readings.some((reading) => absentIn(reading, place)));
  const fillers = new Set(
    readings.flatMap(({ words }) => words.filter(({ known }) => known === 'filler').map(({ place }) => place)),
  );
  // what says nothing in the page's language is no word of another, where it knows others: French 'mais' is no 'maison'
  const ownFillers = new Set(
    own?.words.some(({ known }) => known === 'exactly')
      ? own.words.filter(({ known }) => known === 'filler').map(({ place }) => place)
      : [],
  );
  return readings.map((reading) => {
    const words = reading.words.filter(
      ({ place, known }) =>
        known !== 'filler' && !(known === 'unknown' && fillers.has(place)) && !ownFillers.has(place),
    );
    return { reading, words, known: words.filter((word) => word.query !== null && !isAbsent(word)) };
  });
}
