/** Isolates an amount inside a sentence, so that it reads left to right whatever the sentence's direction ('$7.90', never '7.90$'). */
export const isolate = (text: string): string => `\u2066${text}\u2069`;
