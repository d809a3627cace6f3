import { withAbsentNames, withKindsOfOthers } from './meant-words';
import type { NamedKind, Understood } from './understand';
import { AND, isAmong, OR } from './word-lists';

/**
 * Splits a text at 'and' if both sides name a kind of thing: 'headphones and a charger'. Neither 'black and white' nor a name with the word
 * in it ('salt and pepper mill') is two things.
 */
export function twoThings(understood: Understood): readonly [Understood, Understood] | undefined {
  const [own] = understood.readings;
  for (const word of own?.words ?? []) {
    const things = own && isAmong(AND, own.language, word) ? partedAt(understood, word.place) : undefined;
    if (things?.every(namesKind)) return things;
  }
  return undefined;
}

/**
 * Picks the thing that the shop has from 'tea or coffee', if it knows the other only as a word of longer names ('coffee cup'): products with
 * both words are neither.
 *
 * @returns the thing to search for and the word that is left out
 */
export function eitherThing(
  understood: Understood,
): { readonly thing: Understood; readonly leftOut: string } | undefined {
  const [own] = understood.readings;
  for (const word of own?.words ?? []) {
    const things = own && isAmong(OR, own.language, word) ? partedAt(understood, word.place) : undefined;
    const thing = things?.find(namesKind);
    const other = things?.find((one) => one !== thing)?.readings[0]?.words.filter(({ known }) => known !== 'filler');
    const [only, ...more] = other ?? [];
    if (thing && only?.named && more.length === 0) return { thing, leftOut: only.word };
  }
  return undefined;
}

function partedAt(understood: Understood, and: number): readonly [Understood, Understood] | undefined {
  const isAcross = ({ first, last }: NamedKind) => first < and && and < last;
  if (understood.readings.some(({ kinds }) => kinds.some(isAcross))) return undefined;
  const side = (isOn: (place: number) => boolean): Understood => ({
    ...understood,
    readings: understood.readings.map((reading) => ({
      ...reading,
      words: reading.words.filter(({ place }) => isOn(place)),
      kinds: reading.kinds.filter(({ first, last }) => isOn(first) && isOn(last)),
    })),
  });
  return [side((place) => place < and), side((place) => place > and)];
}

/** Whether a text names a kind in the page's language or, by a word unknown there, in another. */
const namesKind = ({ readings }: Understood) =>
  withAbsentNames(withKindsOfOthers(readings)).some(({ kinds }) =>
    kinds.some(({ begun, absent }) => !begun && !absent),
  );
