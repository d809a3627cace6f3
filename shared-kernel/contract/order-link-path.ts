/**
 * Where links of order mails lead, below the language's prefix; the shell's server answers it and leads on to a clean address. A mail
 * outlives releases: this does not change.
 */
export const ORDER_LINK_PATH = '/order-link/open';
