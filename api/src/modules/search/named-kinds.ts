import { isQuality } from './qualities';
import type { KnownWord, NamedKind, Reading } from './understand';
import { BEHIND_NOUN, NOUN_FIRST, SHORT_LISTS } from './word-lists';

/** Kinds of products that a text names. */
interface Named {
  /**
   * the thing comes before what only mentions it; those first that are rather called so (a 'shirt' before a 'blouse'), together those
   * that are called so alike
   */
  readonly kinds: readonly (readonly number[])[];
  /** the words are the name of a kind and nothing else: all of its products answer alike */
  readonly whole: boolean;
  /** kinds whose names only have the stem of what is another kind's name as it stands: no charger ('شاحن') is a scarf ('وشاح') */
  readonly others: readonly number[];
}

/** The kinds of the longest name. One that is called just so stands for those whose names only have the same stem. */
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
  // where stemmers take off more than endings
  const others = exact.length > 0 && SHORT_LISTS.has(reading.language) ? longest : [];
  return {
    kinds,
    whole: whole && named.length > 0,
    others: [...new Set(others.filter((name) => name.exact === false).map(({ kind }) => kind))].filter(
      (kind) => !positions.has(kind),
    ),
  };
}

/** Kinds by the name that stands where the language has its noun; of several there, by the longest. */
export function longestName({ language, words: all, kinds }: Reading, words: readonly KnownWord[]): NamedKind[] {
  const fillers = all.filter(({ known }) => known === 'filler');
  const places = new Set([...words, ...fillers].map(({ place }) => place));
  const told = new Set(words.map(({ place }) => place));
  // fillers alone are a name as they stand, and not by their stem; beside other words they are none: in 'balle de rugby' and 'cadeau de mariage' there is no 'dé'
  const fits = kinds.filter(({ first, last }) => range(first, last).every((place) => places.has(place)));
  const telling = fits.filter(({ first, last }) => range(first, last).some((place) => told.has(place)));
  const whole = words.length > 0 ? telling : fits.filter(({ exact }) => exact);
  const behind = Math.min(...all.filter(({ word }) => BEHIND_NOUN.has(word.toLowerCase())).map(({ place }) => place));
  const before = whole.filter(({ first }) => first < behind);
  const asked = before.length > 0 ? before : whole;
  // what it is made of, typed behind it, is no thing: a 'scarf wool' is no yarn
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

/** A `tsquery` of any of the kinds; empty: there are none. */
export const kindQuery = (kinds: readonly number[]): string => kinds.map((kind) => `'kind:${kind}'`).join(' | ');

/** All numbers from one to another. */
export const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);
