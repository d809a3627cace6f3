/** Letters of the longest word that is compared: the shop has no longer ones, and the comparison of letters refuses long words. */
export const LONGEST_WORD = 50;
/** Up to this length a word may have one letter wrong, a longer one two. */
export const ONE_CHANGE = 7;
/** Shorter words are not corrected: beside other words they are often everyday words ('best', 'cheap') that the shop lacks. */
export const SHORTEST_MENDED = { alone: 4, among: 5 };
