/**
 * Normalises single-line input and keeps it as typed otherwise (I1): text on a parcel or in a mail cannot break out of its line. Text
 * without visible characters becomes empty, so that no parcel goes to nobody.
 */
export function visibleLine(value: string | null | undefined): string {
  return orEmpty((value ?? '').replace(/\s+/g, ' ').trim());
}

/** Normalises multi-line input and keeps it as typed otherwise; empty without visible characters, so that nobody gets a blank message. */
export function visibleText(value: string | null | undefined): string {
  return orEmpty((value ?? '').replace(/\r\n?/g, '\n').trim());
}

const orEmpty = (text: string) => (/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text) ? text : '');
