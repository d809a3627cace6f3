/** What the page `helpful` shows; it travels in the page's state, as only the server knows the result of a posted form. */
export type HelpfulState =
  /** the reader's vote as stored */
  | { is: 'vote'; review: number; product: number; helpful: boolean }
  /** refused, or no such review; without a product there is no link back */
  | { is: 'refused'; product: number | null; text: string };

/** Query key of the state. */
export const HELPFUL_STATE = ['helpful'];
