/**
 * Isolates an amount or a code within a sentence, so that it keeps the direction of its own letters ('$7.90', never '7.90$'). Without a
 * letter, and '$' is none, it runs from left to right.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
