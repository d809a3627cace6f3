/** The lists of a shopper: products on `wishlist` and `compare`, stores on `follow` (S119, S121, S128). */
export const LIST_NAMES = ['wishlist', 'compare', 'follow'] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** @param text from a URL or from storage, so not trusted */
export const isListName = (text: unknown): text is ListName => LIST_NAMES.includes(text as ListName);
