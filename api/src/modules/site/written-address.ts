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
 * The lines of an address in its country's format, with the names of country and state in a language, or their codes if they have none.
 * In right-to-left languages each line and each of its parts keeps its own direction.
 */
export function writtenAddress(address: PostalAddress, language: LanguageCode): string[] {
  const { lines, ...names } = namedPlace(address, language);
  const write = DIRECTION[language] === 'rtl' ? isolatedLine : postalText;
  return postalLines({ ...address, ...names }, lines, listComma(language)).map(write);
}

/** '75001 Paris' is left-to-right, 'Portland, أوريغون 97201' right-to-left with a left-to-right Latin part. */
function isolatedLine(line: readonly PostalPiece[]): string {
  const parts = line.map((piece) => (piece.isPart ? { ...piece, text: `\u2068${piece.text}\u2069` } : piece));
  return `${postalDirection(line, 'rtl') === 'rtl' ? '\u2067' : '\u2066'}${postalText(parts)}\u2069`;
}
