/** What the page `newsletter` shows: in the page's state, as what a form has led to is known on the server only. */
export type NewsletterState =
  /** somebody asked for it, and the address is still to be confirmed */
  | { is: 'asked'; token: string }
  /** the address reads the newsletter */
  | { is: 'subscribed'; token: string }
  /** the address is deleted */
  | { is: 'left' }
  /** a link that stands for nothing (any more) */
  | { is: 'over'; text: string };

/** Key in the page's state. */
export const NEWSLETTER_STATE = ['newsletter'];
