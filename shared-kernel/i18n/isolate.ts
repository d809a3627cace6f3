/** An amount inside a sentence: read from left to right as one piece, whatever the sentence's direction ('$7.90', never '7.90$'). */
export const isolate = (text: string): string => `\u2066${text}\u2069`;
