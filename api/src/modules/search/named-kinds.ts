import { isQuality } from './qualities';
import type { KnownWord, NamedKind, Reading } from './understand';
import { BEHIND_NOUN, NOUN_FIRST, SHORT_LISTS } from './word-lists';

/** Kinds of products that a text names. */
interface Named {
  /**
   * groups of kinds, those that the name fits best first (a 'shirt' before a 'blouse'); their products come before products that only mention
   * the thing
   */
  readonly kinds: readonly (readonly number[])[];
  /** the words are the name of a kind and nothing else: all of its products answer equally well */
  readonly whole: boolean;
  /** kinds whose names only share the stem of another kind's exact name: no charger ('شاحن') is a scarf ('وشاح') */
  readonly others: readonly number[];
}

/** Finds the kinds of the longest name. A kind of exactly that name replaces kinds whose names only share its stem. */
export function namedKinds(reading: Reading, words: readonly KnownWord[]): Named {
  const complete = longestName({ ...reading, kinds: reading.kinds.filter(({ begun }) => !begun) }, words);
  const longest = complete.length > 0 ? complete : longestName(reading, words);
  const exact = longest.filter((name) => name.exact);
  const named = exact.length > 0 ? exact : longest;
  const positions = new Map<number, number>();
  for (const { kind, position = 0 } of named) positions.set(kind, Math.min(position, positions.get(kind) ?? position));
  const groups = [...new Set(positions.values())].toSorted((one, other) => one - other);
  const kinds = groups.map((group) => [...positions].filter(([, at]) => at === group).map(([kind]) => kind));
  const whole = words.every(({ place }) => named.some(({ first, last }) => first <= place && place <= last));
  // the stemmers of these languages remove more than endings
  const others = exact.length > 0 && SHORT_LISTS.has(reading.language) ? longest : [];
  return {
    kinds,
    whole: whole && named.length > 0,
    others: [...new Set(others.filter((name) => name.exact === false).map(({ kind }) => kind))].filter(
      (kind) => !positions.has(kind),
    ),
  };
}

/** Finds the kinds of the name at the language's position of the noun; of several names there, the longest. */
export function longestName({ language, words: all, kinds }: Reading, words: readonly KnownWord[]): NamedKind[] {
  const fillers = all.filter(({ known }) => known === 'filler');
  const places = new Set([...words, ...fillers].map(({ place }) => place));
  const told = new Set(words.map(({ place }) => place));
  // fillers alone name a kind by their exact spelling only, and none beside other words: 'balle de rugby' and 'cadeau de mariage' have no 'dé'
  const fits = kinds.filter(({ first, last }) => range(first, last).every((place) => places.has(place)));
  const telling = fits.filter(({ first, last }) => range(first, last).some((place) => told.has(place)));
  const whole = words.length > 0 ? telling : fits.filter(({ exact }) => exact);
  const behind = Math.min(...all.filter(({ word }) => BEHIND_NOUN.has(word.toLowerCase())).map(({ place }) => place));
  const before = whole.filter(({ first }) => first < behind);
  const asked = before.length > 0 ? before : whole;
  // a material behind the thing is not the thing: a 'scarf wool' is no yarn
  const isMaterial = ({ first, last }: NamedKind) =>
    all.filter(({ place }) => first <= place && place <= last).every(({ word }) => isQuality(word, language));
  const things = asked.filter((name) => !isMaterial(name));
  const names = things.length > 0 ? things : asked;
  const nounFirst = NOUN_FIRST.has(language);
  const noun = nounFirst ? Math.min(...names.map(({ first }) => first)) : Math.max(...names.map(({ last }) => last));
  // a 'cell phone charger' is a charger, though 'cell phone' is longer
  const nouns = names.filter(({ first, last }) => (nounFirst ? first : last) === noun);
  const length = Math.max(...nouns.map(({ first, last }) => last - first));
  return nouns.filter(({ first, last }) => last - first === length);
}

/** A `tsquery` that matches any of the kinds; '' for none. */
export const kindQuery = (kinds: readonly number[]): string => kinds.map((kind) => `'kind:${kind}'`).join(' | ');

/** All integers from `first` to `last`, both included. */
export const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);
