import type { Direction } from './direction';

/** An address below the name; country and state by their names. */
export type PostalAddress = Readonly<
  Partial<Record<'address_1' | 'address_2' | 'city' | 'zip' | 'state' | 'country', string | null | undefined>>
>;
/** A part of an address, or what stands between two of them. */
export interface PostalPiece {
  text: string;
  isPart: boolean;
}
const LATIN_COMMA = ', ';
type Field = 'address' | 'city' | 'zip' | 'state';

/** Where it is not known how a country writes addresses. */
const USUAL: readonly string[] = ['{address}', '{zip} {city}', '{state}'];
const FIELDS: readonly Field[] = ['address', 'city', 'zip', 'state'];

/**
 * The lines of an address as its country writes them, its name last (issue 14). What is empty leaves nothing behind, and what the
 * country's addresses do not name, but this one has, stands before the country.
 *
 * @param format `lines` of the country's format: '{city}, {state} {zip}'; undefined: not known
 * @param comma of the reader's language (`listComma`), as formats know the Latin one only
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
 * The direction in which a line is read: that of its letters, so that '75001 Paris' keeps its postcode in front in an Arabic page. Where they
 * have both, as a Latin city beside the Arabic name of its state, the page's: its readers find the parts in their order.
 *
 * @param page direction of the page or text that it stands in
 * @returns undefined: it has no letter
 */
export function postalDirection(line: readonly PostalPiece[], page: Direction): Direction | undefined {
  const letters = postalText(line).match(/\p{L}/gu);
  if (!letters) return undefined;
  const fromRight = letters.filter((letter) => FROM_RIGHT.test(letter)).length;
  if (fromRight === 0) return 'ltr';
  return fromRight === letters.length ? 'rtl' : page;
}

/** Literal texts stay before a part that is given: between two of them, or as the first thing of the line. */
function lineOf(format: string, values: Readonly<Record<Field, readonly string[]>>, comma: string): PostalPiece[] {
  const line: PostalPiece[] = [];
  // literal texts and names of fields in turn
  const pieces = format.split(/[{}]/);
  for (let at = 1; at < pieces.length; at += 2) {
    const value = values[pieces[at] as Field];
    if (!value || value.length === 0) continue;
    const before = (pieces[at - 1] ?? '').replaceAll(LATIN_COMMA, comma);
    const isFirst = line.length === 0;
    // what would part it from a part that is missing says nothing
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
