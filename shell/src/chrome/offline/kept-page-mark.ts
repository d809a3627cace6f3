/** On the root of a page that came from this device because the shop could not be reached: when it was sent, ISO 8601 (worker). */
const KEPT_MARK = 'data-kept-at';

/** True for a page that says itself how old it is. */
export const isKeptPage = (): boolean => document.documentElement.hasAttribute(KEPT_MARK);
