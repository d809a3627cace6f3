/**
 * An amount or a code inside a sentence: one piece in the direction of its own letters, whatever the sentence's ('$7.90', never '7.90$'). Without a
 * letter, and a '$' is none, it is read from the left.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
