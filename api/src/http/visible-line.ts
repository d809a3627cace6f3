/**
 * What was typed as one line, as it was typed (I1): what is printed on a parcel or put in a mail cannot break out of its line. What shows nothing
 * is empty, so that no parcel goes to nobody.
 */
export function visibleLine(value: string | null | undefined): string {
  return orEmpty((value ?? '').replace(/\s+/g, ' ').trim());
}

/** What was typed in lines, as it was typed; empty when it shows nothing: nobody is written to without a word. */
export function visibleText(value: string | null | undefined): string {
  return orEmpty((value ?? '').replace(/\r\n?/g, '\n').trim());
}

const orEmpty = (text: string) => (/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text) ? text : '');
