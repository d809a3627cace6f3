/** What the page `helpful` shows: in the page's state, as what a form has led to is known on the server only. */
export type HelpfulState =
  /** the reader's vote as the shop has it */
  | { is: 'vote'; review: number; product: number; helpful: boolean }
  /** refused, or no such review; without a product there is no way back */
  | { is: 'refused'; product: number | null; text: string };

/** Key in the page's state. */
export const HELPFUL_STATE = ['helpful'];
