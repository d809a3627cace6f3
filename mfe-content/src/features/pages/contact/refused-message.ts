import type { EarlierRefusal } from 'shared-kernel/forms/use-form';
import type { Message, MessageField } from './message-fields';

/** A message that was posted without script and not sent: what was typed, what is wrong with it, and the page's status. */
export interface RefusedMessage {
  values: Message;
  earlier: EarlierRefusal<MessageField>;
  status: number;
}

/** Key in the page's state; the form reads it once, at its first render. */
export const REFUSED_MESSAGE = ['contact', 'refused'];
