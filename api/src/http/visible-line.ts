/**
 * What was typed as one line, as it was typed (I1): what is printed on a parcel or put in a mail cannot break out of its line. What shows nothing
 * is empty, so that no parcel goes to nobody.
 */
export function visibleLine(value: string | null | undefined): string {
  const text = (value ?? '').replace(/\s+/g, ' ').trim();
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text) ? text : '';
}
