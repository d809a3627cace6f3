import { errorText } from '../api/error-text';
import { isFormRejected } from '../api/errors';

interface Sorted<F extends string> {
  /** messages by the field they concern; if two concern the same field, the first */
  at: Partial<Record<F, string>>;
  /** the first message that concerns no field of the form; empty when each has its field */
  above: string;
  /** the message for a summary such as a toast (S212: the first of `data.form`) */
  first: string;
}

/**
 * Assigns the messages of a failed call to the fields of a form (S181, S212): a refusal may name the fields that its messages
 * concern.
 * @param shown fields of the form, by the names of the call
 * @param t translates keys of the namespace `kernel`
 */
export function sortRefusal<F extends string>(
  reason: unknown,
  shown: Readonly<Record<F, unknown>>,
  t: (key: string) => string,
): Sorted<F> {
  const first = errorText(reason, t);
  if (!isFormRejected(reason)) return { at: {}, above: first, first };
  const at: Partial<Record<F, string>> = {};
  let above = '';
  const messages = reason.form.length > 0 ? reason.form : [first];
  for (const [i, message] of messages.entries()) {
    const name = reason.fields[i];
    if (name !== undefined && Object.hasOwn(shown, name)) at[name as F] ??= message;
    else above ||= message;
  }
  return { at, above, first };
}
