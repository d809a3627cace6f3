import { namedKinds, range } from './named-kinds';
import { isSet } from './nouns';
import { isQuality } from './qualities';
import type { Telling } from './telling-words';
import type { KnownWord, Reading } from './understand';
import { BEHIND_NOUN, GIFTS, isAmong, NOUN_FIRST } from './word-lists';

/** Whether a word comes from names, kinds, tags, shelves or choices, which say what a product is; facts and numbers do not ('bottle 500 ml'). */
export const isName = ({ known, word }: KnownWord) => known !== 'fact' && !/^\p{Nd}+$/u.test(word);

export const isGift = (word: KnownWord, { language }: Reading): boolean => isAmong(GIFTS, language, word);

/** Whether some of the words say what the thing is: products that are only matt do not answer 'yoga matt'. */
export const saysWhat = (own: Telling, kept: readonly KnownWord[]) => kept.some(isThing(own));

/** Tells whether a word names a thing: a name, but no quality, unless only qualities were typed or the quality is also a kind (wool). */
export function isThing({ reading, words }: Telling): (word: KnownWord) => boolean {
  const { language } = reading;
  const onlyQualities = words.every(({ word }) => isQuality(word, language));
  return (word) =>
    isName(word) && (onlyQualities || !isQuality(word.word, language) || namedKinds(reading, [word]).kinds.length > 0);
}

/**
 * Sorts words by how soon the search drops them: first words of facts, corrected words and words that name no kind. Among equals the word
 * at the language's position of the noun stays longest: 'cup' of 'tea cup'.
 */
export function sacrificeOrder({ reading, known }: Telling): KnownWord[] {
  const naming = new Set(reading.kinds.flatMap(({ first, last }) => range(first, last)));
  const isAnyGift = known.some((word) => isGift(word, reading));
  // a slip says too little to outlast the gift: Arabic 'teacher' is no tin
  const isCertain = known.every((word) => word.known === 'exactly');
  const worth = (word: KnownWord) =>
    // 'spor malzemeleri' means things for sports, not any equipment
    (isSet(word, reading) || (isGift(word, reading) && isCertain) ? -2 : 0) +
    // in 'gift for a man' the gift counts more than the man
    (isAnyGift && isQuality(word.word, reading.language) ? -3 : 0) +
    (isName(word) ? 1 : 0) +
    (word.known === 'near' ? 0 : 1) +
    (naming.has(word.place) ? 2 : 0);
  const link = reading.words.find(({ word }) => BEHIND_NOUN.has(word.toLowerCase()));
  const nounFirst = NOUN_FIRST.has(reading.language) || (link !== undefined && reading.language === 'en');
  const direction = nounFirst ? -1 : 1;
  return known.toSorted((one, other) => worth(one) - worth(other) || direction * (one.place - other.place));
}
