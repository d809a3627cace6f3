import type { LanguageCode } from 'shared-kernel/contract/languages';
import { listComma } from 'shared-kernel/rules/list-comma';
import { type PostalAddress, postalLines, postalText } from 'shared-kernel/rules/postal-lines';
import { namedPlace } from './named-place';

/**
 * An address line by line as its country writes it, with the names of country and state in a language; their codes where they have none.
 *
 * @param around what is put around each part; absent: nothing
 */
export function writtenAddress(
  address: PostalAddress,
  language: LanguageCode,
  around: (part: string) => string = (part) => part,
): string[] {
  const { lines, ...names } = namedPlace(address, language);
  return postalLines({ ...address, ...names }, lines, listComma(language)).map((line) =>
    postalText(line.map((piece) => (piece.isPart ? { ...piece, text: around(piece.text) } : piece))),
  );
}
