/**
 * Attribute on the root of a page from this device's cache, shown because the shop is unreachable: when it was sent, ISO 8601
 * (worker).
 */
const KEPT_MARK = 'data-kept-at';

/** True for a page that itself shows how old it is. */
export const isKeptPage = (): boolean => document.documentElement.hasAttribute(KEPT_MARK);
