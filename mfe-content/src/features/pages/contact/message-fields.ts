import type { ContactMessage } from 'shared-kernel/contract/contact';
import type { FormValues } from 'shared-kernel/forms/use-form';
import { ABOUT_ORDER } from 'shared-kernel/rules/links';

/** Fields of the form, named as in the call, in display order. */
const FIELDS = ['name', 'email', 'order', 'subject', 'message'] as const satisfies (keyof ContactMessage)[];
export type MessageField = (typeof FIELDS)[number];
export type Message = FormValues<MessageField>;

/** characters; a longer text in a link is no code */
const LONGEST_CODE = 40;

/** The values of a posted form. Browsers send CR LF as line ends, which the limits would count twice. */
export function postedMessage(posted: URLSearchParams): Message {
  const entries = FIELDS.map((name) => [name, (posted.get(name) ?? '').replace(/\r\n?/g, '\n')]);
  return Object.fromEntries(entries) as Message;
}

/** The code of the order in a link to the form; empty without one. */
export const orderInLink = (search: URLSearchParams): string =>
  (search.get(ABOUT_ORDER) ?? '').trim().slice(0, LONGEST_CODE);
