import { DEFAULT_LANGUAGE } from 'shared-kernel/contract/languages';
import { longestName, namedKinds } from './named-kinds';
import { isQuality } from './qualities';
import type { Telling } from './telling-words';
import type { KnownWord, NamedKind, Reading } from './understand';
import { BEHIND_NOUN, NOUN_FIRST, SETS, SHORT_LISTS, THINGS } from './word-lists';

/** Whether the shop knows only a general noun of the text, such as set or equipment, and not what it is for. */
export function isAnySet({ reading, words, known }: Telling): boolean {
  return (
    known.length > 0 &&
    known.length < words.length &&
    known.every((word) => isSet(word, reading)) &&
    namedKinds(reading, known).kinds.length === 0
  );
}

export const isSet = ({ word }: KnownWord, { language }: Reading) => SETS[language]?.has(word.toLowerCase()) === true;

/** The word at the language's position of the noun; the shop may know it or not. */
export function nounOf({ reading: { language, words }, words: telling }: Telling): KnownWord | undefined {
  const isBehind = ({ word }: KnownWord) => language === DEFAULT_LANGUAGE && BEHIND_NOUN.has(word.toLowerCase());
  const behind = Math.min(...words.filter(isBehind).map(({ place }) => place));
  const before = telling.filter(({ place }) => place < behind);
  return NOUN_FIRST.has(language) ? before[0] : before.at(-1);
}

/**
 * The absent word that decides what is meant: 'gold necklace' means what is like a necklace rather than things with gold in their names, and
 * 'nike air' what is like Nike's products. Where the noun comes last a brand may follow it: 'phone charger iphone'.
 */
export function absentNoun(own: Telling): KnownWord | undefined {
  const noun = nounOf(own);
  const isLike = ({ known, query }: KnownWord) => known === 'absent' && query !== null;
  // qualities name no thing here: a 'wool beanie' is no yarn
  const others = own.known.filter(({ word }) => !isQuality(word, own.reading.language));
  const namesNone = namedKinds(own.reading, others).kinds.length === 0;
  if (noun && isLike(noun) && NOUN_FIRST.has(own.reading.language)) return noun;
  return namesNone ? own.words.find(isLike) : undefined;
}

/**
 * Whether the noun is a real word that the shop lacks and no other word names a kind: products with a star in their name do not answer
 * 'five star hotel'. General nouns do not count: 'camping equipment' is whatever is for camping.
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
 * Whether the shop has nothing of the named kind ('green mug' where there are no cups) or knows only qualities of the thing: yellow things
 * do not answer 'yellow raincoat'.
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

/** The place of the noun in a name of several words. */
export const headOf = ({ language }: Reading, { first, last }: NamedKind) => (NOUN_FIRST.has(language) ? first : last);
