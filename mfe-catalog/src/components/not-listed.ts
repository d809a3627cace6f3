/** What nobody knows about a visitor of a page that is kept for all; the buttons follow the visitor's own presses. */
export const NOT_LISTED = { wishlisted: false, compared: false };
