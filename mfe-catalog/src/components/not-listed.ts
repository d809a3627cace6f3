/** List state on shared cached pages, where it is unknown; the buttons follow the visitor's own clicks. */
export const NOT_LISTED = { wishlisted: false, compared: false };
