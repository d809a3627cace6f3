import type { KnownWord, Reading } from './understand';

/** A reading without the words that carry no meaning. */
export interface Telling {
  readonly reading: Reading;
  /** words that carry meaning, known or not */
  readonly words: readonly KnownWord[];
  readonly known: readonly KnownWord[];
}

/**
 * Removes the fillers from readings. A filler of one language is also one in a language that does not know the word. A word that the page's
 * language knows as absent counts as known in no other: French 'couches' (nappies) are no couches.
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
  // a filler of the page's language is no word of another language if the page's language knows other words: French 'mais' is no 'maison'
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
