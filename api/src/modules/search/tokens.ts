import { fold } from './real-words';

/** A word, number or sign of a text and where it stands there. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Letters with their marks, numbers with their points, single signs; all else is between them. Words are folded. */
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

/** Where the tokens go on after a phrase, whose words are folded; undefined: it does not stand there. */
export function phraseAt(tokens: readonly Token[], at: number, phrase: string): number | undefined {
  if (phrase === '') return at;
  const words = phrase.split(' ');
  return words.every((word, offset) => tokens[at + offset]?.word === word) ? at + words.length : undefined;
}
