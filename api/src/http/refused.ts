import type { Text, TextKey } from './texts';

/**
 * A shopper's input or wish that cannot be met: status 201, the texts in `data.form` (S211). Thrown by handlers and
 * rules, said in the caller's language by the error handler.
 *
 * @example throw new Refused('validation.email')
 */
export class Refused extends Error {
  override name = 'Refused' as const;
  readonly form: readonly Text[];
  /**
   * @param product messages by cart line id, for the screens that show them at the line (wire contract §1)
   * @param fields names of the fields that the messages are about, in their order, for forms that show them at the field
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
   * A refusal of what stands in one field, which the form shows there.
   * @param field its name in the call's body
   * @example throw Refused.at('email', 'user.emailInvalid')
   */
  static at(field: string, text: TextKey | Text): Refused {
    return new Refused(text, undefined, [field]);
  }
}
