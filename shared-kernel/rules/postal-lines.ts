import type { Direction } from './direction';

/** A postal address without the name; country and state by their names. */
export type PostalAddress = Readonly<
  Partial<Record<'address_1' | 'address_2' | 'city' | 'zip' | 'state' | 'country', string | null | undefined>>
>;
/** A part of an address, or the text between two parts. */
export interface PostalPiece {
  text: string;
  isPart: boolean;
}
const LATIN_COMMA = ', ';
type Field = 'address' | 'city' | 'zip' | 'state';

/** Default when the country's address format is unknown. */
const USUAL: readonly string[] = ['{address}', '{zip} {city}', '{state}'];
const FIELDS: readonly Field[] = ['address', 'city', 'zip', 'state'];

/**
 * The lines of an address in its country's format, with the country's name last (issue 14). Empty parts leave no separators behind;
 * parts that the format does not name, but this address has, come before the country.
 *
 * @param format `lines` of the country's format: '{city}, {state} {zip}'; undefined: unknown
 * @param comma of the reader's language (`listComma`), as formats only use the Latin one
 */
export function postalLines(
  address: PostalAddress,
  format: readonly string[] = USUAL,
  comma: string = LATIN_COMMA,
): PostalPiece[][] {
  const values: Record<Field, readonly string[]> = {
    address: given(address.address_1, address.address_2),
    city: given(address.city),
    zip: given(address.zip),
    state: given(address.state),
  };
  const isNamed = (field: Field) => format.some((line) => line.includes(`{${field}}`));
  const unnamed = FIELDS.filter((field) => !isNamed(field)).map((field) => `{${field}}`);
  const lines = [...format, unnamed.join(LATIN_COMMA)].map((line) => lineOf(line, values, comma));
  return [...lines, joined(given(address.country), comma)].filter((line) => line.length > 0);
}

/** A line as plain text. */
export const postalText = (line: readonly PostalPiece[]): string => line.map(({ text }) => text).join('');

const FROM_RIGHT = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

/**
 * The text direction of a line: that of its letters, so that '75001 Paris' keeps its postcode in front in an Arabic page. With
 * letters of both directions, as a Latin city beside the Arabic name of its state, the page's: its readers expect the parts in that
 * order.
 *
 * @param page direction of the surrounding page or text
 * @returns undefined: it has no letters
 */
export function postalDirection(line: readonly PostalPiece[], page: Direction): Direction | undefined {
  const letters = postalText(line).match(/\p{L}/gu);
  if (!letters) return undefined;
  const fromRight = letters.filter((letter) => FROM_RIGHT.test(letter)).length;
  if (fromRight === 0) return 'ltr';
  return fromRight === letters.length ? 'rtl' : page;
}

/** Literal text is kept before a part with a value: between two of these, or at the beginning of the line. */
function lineOf(format: string, values: Readonly<Record<Field, readonly string[]>>, comma: string): PostalPiece[] {
  const line: PostalPiece[] = [];
  // literal texts and field names alternate
  const pieces = format.split(/[{}]/);
  for (let at = 1; at < pieces.length; at += 2) {
    const value = values[pieces[at] as Field];
    if (!value || value.length === 0) continue;
    const before = (pieces[at - 1] ?? '').replaceAll(LATIN_COMMA, comma);
    const isFirst = line.length === 0;
    // a separator next to a missing part is dropped
    if (isFirst ? at === 1 && before : before) line.push({ text: before, isPart: false });
    line.push(...joined(value, comma));
  }
  return line;
}

function joined(values: readonly string[], comma: string): PostalPiece[] {
  return values.flatMap((text, i) => [...(i > 0 ? [{ text: comma, isPart: false }] : []), { text, isPart: true }]);
}

const given = (...values: readonly (string | null | undefined)[]): string[] =>
  values.filter((value): value is string => Boolean(value?.trim()));
