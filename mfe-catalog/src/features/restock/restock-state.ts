import type { RestockFound } from 'shared-kernel/contract/restock';

/** What the page `restock` shows: in the page's state, as what a form has led to is known on the server only. */
export type RestockState =
  /** a mail asks for the confirmation */
  | { is: 'asked' }
  /** the request of a link */
  | { is: 'found'; token: string; found: RestockFound }
  /** the request has ended, and the address is deleted */
  | { is: 'left' }
  /** a posted form that was refused; without a product there is nothing to ask for */
  | { is: 'refused'; product: number | null; variant: number | null; email: string; text: string }
  /** a link that stands for nothing (any more) */
  | { is: 'over'; text: string };

/** Key in the page's state. */
export const RESTOCK_STATE = ['restock'];
