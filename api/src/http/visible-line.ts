/** Marks that turn what stands around them. Joiners stay: Persian, Hindi and emoji are written with them. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * What was typed as one line: what is printed on a parcel or put in a mail cannot break out of its line, nor turn it around. What shows nothing
 * is empty, so that no parcel goes to nobody.
 */
export function visibleLine(value: string | null | undefined): string {
  const text = (value ?? '')
    .replace(TURNING, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text) ? text : '';
}
