import { DIRECTION, type LanguageCode } from 'shared-kernel/contract/languages';
import { listComma } from 'shared-kernel/rules/list-comma';
import {
  type PostalAddress,
  type PostalPiece,
  postalDirection,
  postalLines,
  postalText,
} from 'shared-kernel/rules/postal-lines';
import { namedPlace } from './named-place';

/**
 * An address line by line as its country writes it, with the names of country and state in a language; their codes where they have none.
 * Where the language is read from the right, each line and each of its parts keeps its own direction.
 */
export function writtenAddress(address: PostalAddress, language: LanguageCode): string[] {
  const { lines, ...names } = namedPlace(address, language);
  const write = DIRECTION[language] === 'rtl' ? isolatedLine : postalText;
  return postalLines({ ...address, ...names }, lines, listComma(language)).map(write);
}

/** '75001 Paris' is read from the left, 'Portland, أوريغون 97201' from the right with its Latin part from the left. */
function isolatedLine(line: readonly PostalPiece[]): string {
  const parts = line.map((piece) => (piece.isPart ? { ...piece, text: `\u2068${piece.text}\u2069` } : piece));
  return `${postalDirection(line, 'rtl') === 'rtl' ? '\u2067' : '\u2066'}${postalText(parts)}\u2069`;
}
