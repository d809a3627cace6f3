import type { RestockFound } from 'shared-kernel/contract/restock';

/** What the page `restock` shows; it travels in the page's state, as only the server knows the result of a posted form. */
export type RestockState =
  /** a mail asks for confirmation */
  | { is: 'asked' }
  /** the request of a link */
  | { is: 'found'; token: string; request: RestockFound }
  /** the request has ended, and the address is deleted */
  | { is: 'left' }
  /** a posted form that was refused; without a product there is nothing to request */
  | { is: 'refused'; product: number | null; variant: number | null; email: string; text: string }
  /** an invalid or expired link */
  | { is: 'over'; text: string };

/** Query key of the state. */
export const RESTOCK_STATE = ['restock'];
