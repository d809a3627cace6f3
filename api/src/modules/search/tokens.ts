import { fold } from './real-words';

/** A word, number or sign of a text and its position there. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Splits a text into folded words, numbers with their points, and single currency signs; all else separates them. */
export function tokensOf(text: string): Token[] {
  return Array.from(
    text.matchAll(/\p{Nd}+(?:[.,\u066b\u066c]\p{Nd}+)*|[\p{L}\p{M}]+|\p{Sc}/gu),
    ({ 0: raw, index }) => ({
      word: fold(raw),
      start: index,
      end: index + raw.length,
    }),
  );
}

/** Index of the token after a phrase of folded words that begins at `at`; undefined: the phrase is not there. */
export function phraseAt(tokens: readonly Token[], at: number, phrase: string): number | undefined {
  if (phrase === '') return at;
  const words = phrase.split(' ');
  return words.every((word, offset) => tokens[at + offset]?.word === word) ? at + words.length : undefined;
}
