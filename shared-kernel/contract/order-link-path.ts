/**
 * Path of the links in order mails, below the language's prefix; the shell's server handles it and redirects to a clean URL. Mails
 * outlive releases: this path must not change.
 */
export const ORDER_LINK_PATH = '/order-link/open';
