/** Wishlist and compare state for shared cached pages, which do not know it; the buttons update on the visitor's own clicks. */
export const NOT_LISTED = { wishlisted: false, compared: false };
