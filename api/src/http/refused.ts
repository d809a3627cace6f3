import type { Text, TextKey } from './texts';

/**
 * A shopper's input or request that cannot be fulfilled: status 201, the texts in `data.form` (S211). Thrown by handlers and
 * rules; the error handler translates it to the caller's language.
 * @example throw new Refused('validation.email')
 */
export class Refused extends Error {
  override name = 'Refused' as const;
  readonly form: readonly Text[];
  /**
   * @param product messages by cart line id, for the screens that show them at the line (wire contract §1)
   * @param fields names of the fields that the messages concern, in their order, for forms that show them at the field
   */
  constructor(
    first: TextKey | Text | readonly Text[],
    readonly product?: Readonly<Record<number, readonly Text[]>>,
    readonly fields?: readonly string[],
  ) {
    super(typeof first === 'string' ? first : 'refused');
    this.form = typeof first === 'string' ? [{ key: first }] : 'key' in first ? [first] : first;
  }

  /**
   * Refuses the value of one field, where the form shows the message.
   *
   * @param field its name in the request's body
   * @example throw Refused.at('email', 'user.emailInvalid')
   */
  static at(field: string, text: TextKey | Text): Refused {
    return new Refused(text, undefined, [field]);
  }
}
