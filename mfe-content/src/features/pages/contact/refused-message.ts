import type { EarlierRefusal } from 'shared-kernel/forms/use-form';
import type { Message, MessageField } from './message-fields';

/** A message that was posted without scripts and refused: the typed values, their errors, and the page's status. */
export interface RefusedMessage {
  values: Message;
  earlier: EarlierRefusal<MessageField>;
  status: number;
}

/** Query key in the page's state; the form reads it once, at its first render. */
export const REFUSED_MESSAGE = ['contact', 'refused'];
