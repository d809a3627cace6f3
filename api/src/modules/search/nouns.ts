import { DEFAULT_LANGUAGE } from 'shared-kernel/contract/languages';
import { longestName, namedKinds } from './named-kinds';
import { isQuality } from './qualities';
import type { Telling } from './telling-words';
import type { KnownWord, NamedKind, Reading } from './understand';
import { BEHIND_NOUN, NOUN_FIRST, SETS, SHORT_LISTS, THINGS } from './word-lists';

/** All that the shop knows is that it is a set, or equipment, and of what nobody here knows. */
export function isAnySet({ reading, words, known }: Telling): boolean {
  return (
    known.length > 0 &&
    known.length < words.length &&
    known.every((word) => isSet(word, reading)) &&
    namedKinds(reading, known).kinds.length === 0
  );
}

export const isSet = ({ word }: KnownWord, { language }: Reading) => SETS[language]?.has(word.toLowerCase()) === true;

/** The word that stands where the language has its noun, which may be known or not. */
export function nounOf({ reading: { language, words }, words: telling }: Telling): KnownWord | undefined {
  const isBehind = ({ word }: KnownWord) => language === DEFAULT_LANGUAGE && BEHIND_NOUN.has(word.toLowerCase());
  const behind = Math.min(...words.filter(isBehind).map(({ place }) => place));
  const before = telling.filter(({ place }) => place < behind);
  return NOUN_FIRST.has(language) ? before[0] : before.at(-1);
}

/**
 * A 'gold necklace' is rather what is like a necklace than what has gold in its name, and 'nike air' what is like Nike's. Where the noun is last a brand may
 * follow: 'phone charger iphone'.
 */
export function absentNoun(own: Telling): KnownWord | undefined {
  const noun = nounOf(own);
  const isLike = ({ known, query }: KnownWord) => known === 'absent' && query !== null;
  // a 'wool beanie' is no yarn
  const others = own.known.filter(({ word }) => !isQuality(word, own.reading.language));
  const namesNone = namedKinds(own.reading, others).kinds.length === 0;
  if (noun && isLike(noun) && NOUN_FIRST.has(own.reading.language)) return noun;
  return namesNone ? own.words.find(isLike) : undefined;
}

/**
 * The thing itself is a word that the shop does not have, and no other word names one: of a 'five star hotel' nothing is left in what has a
 * star in its name. 'Things' are no thing: 'camping equipment' is whatever is for camping.
 */
export function lacksNoun(told: readonly Telling[], readings: readonly Reading[]): boolean {
  const [own] = told;
  if (!own || told.some(({ reading, known }) => namedKinds(reading, known).kinds.length > 0)) return false;
  const { language } = own.reading;
  const noun = nounOf(own);
  if (!noun || !(noun.real || SHORT_LISTS.has(language)) || THINGS[language]?.has(noun.word.toLowerCase()))
    return false;
  return readings.every((reading) =>
    reading.words.some(({ place, known }) => place === noun.place && known === 'unknown'),
  );
}

/**
 * The shop has nothing of the kind that is named ('green mug' where there are no cups), or knows only how the thing is: of a 'yellow raincoat' whatever is
 * yellow is none.
 */
export function lacksThing({ reading, words, known }: Telling): boolean {
  const isUnknown = (word: KnownWord) => word.known === 'unknown';
  if (known.length > 0 && words.some(isUnknown) && known.every(({ word }) => isQuality(word, reading.language)))
    return true;
  const [name] = longestName(reading, words).filter(({ exact }) => exact);
  if (!name || !words.some((word) => isUnknown(word) && name.first <= word.place && word.place <= name.last))
    return false;
  const head = headOf(reading, name);
  return !longestName(reading, known).some((other) => other.exact && headOf(reading, other) === head);
}

/** Where the noun of a name of several words stands. */
export const headOf = ({ language }: Reading, { first, last }: NamedKind) => (NOUN_FIRST.has(language) ? first : last);
