/** Words of the shop are no longer; the comparison of letters refuses long ones. */
export const LONGEST_WORD = 50;
/** Up to this length a word may have one letter wrong, a longer one two. */
export const ONE_CHANGE = 7;
/** Shorter ones none: among others they are words of every day ('best', 'cheap') that the shop does not have. */
export const SHORTEST_MENDED = { alone: 4, among: 5 };
