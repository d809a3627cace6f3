import { namedKinds, range } from './named-kinds';
import { isSet } from './nouns';
import { isQuality } from './qualities';
import type { Telling } from './telling-words';
import type { KnownWord } from './understand';
import { BEHIND_NOUN, GIFTS, NOUN_FIRST } from './word-lists';

/** Names, kinds, tags, shelves, choices: what a product is, not what is said of it, nor how many or how much ('bottle 500 ml'). */
export const isName = ({ known, word }: KnownWord) => known !== 'fact' && !/^\p{Nd}+$/u.test(word);

/** Some of the words say what it is: of 'yoga matt' what is only matt is no answer. */
export const saysWhat = (own: Telling, kept: readonly KnownWord[]) => kept.some(isThing(own));

/** A name, and more than how a thing is, unless nothing else was typed or the word is a kind as well (wool). */
export function isThing({ reading, words }: Telling): (word: KnownWord) => boolean {
  const { language } = reading;
  const onlyQualities = words.every(({ word }) => isQuality(word, language));
  return (word) =>
    isName(word) && (onlyQualities || !isQuality(word.word, language) || namedKinds(reading, [word]).kinds.length > 0);
}

/**
 * The word to do without first: one of facts, one that is mended, one that does not name a kind; of several that do the one that does not
 * stand where the language has its noun: 'cup' of 'tea cup' stays.
 */
export function sacrificeOrder({ reading, known }: Telling): KnownWord[] {
  const naming = new Set(reading.kinds.flatMap(({ first, last }) => range(first, last)));
  const isGift = ({ word }: KnownWord) => GIFTS[reading.language]?.has(word.toLowerCase()) === true;
  const isAnyGift = known.some(isGift);
  // a slip says too little to stay in its place: Arabic 'teacher' is no tin
  const isCertain = known.every((word) => word.known === 'exactly');
  const worth = (word: KnownWord) =>
    // 'spor malzemeleri' is rather what is for sports than any equipment
    (isSet(word, reading) || (isGift(word) && isCertain) ? -2 : 0) +
    // a gift for a man is one before it is for him
    (isAnyGift && isQuality(word.word, reading.language) ? -3 : 0) +
    (isName(word) ? 1 : 0) +
    (word.known === 'near' ? 0 : 1) +
    (naming.has(word.place) ? 2 : 0);
  const link = reading.words.find(({ word }) => BEHIND_NOUN.has(word.toLowerCase()));
  const nounFirst = NOUN_FIRST.has(reading.language) || (link !== undefined && reading.language === 'en');
  const direction = nounFirst ? -1 : 1;
  return known.toSorted((one, other) => worth(one) - worth(other) || direction * (one.place - other.place));
}
