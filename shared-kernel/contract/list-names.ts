/** The lists that a shopper puts products on, and stores on `follow` (S119, S121, S128). */
export const LIST_NAMES = ['wishlist', 'compare', 'follow'] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** @param text of an address or a storage, which anybody may have written */
export const isListName = (text: unknown): text is ListName => LIST_NAMES.includes(text as ListName);
