/** What the page `newsletter` shows; it travels in the page's state, as only the server knows the result of a posted form. */
export type NewsletterState =
  /** somebody requested it, and the address is still to be confirmed */
  | { is: 'asked'; token: string }
  /** the address receives the newsletter */
  | { is: 'subscribed'; token: string }
  /** the address is deleted */
  | { is: 'left' }
  /** an invalid or expired link */
  | { is: 'over'; text: string };

/** Query key of the state. */
export const NEWSLETTER_STATE = ['newsletter'];
