/**
 * Text of a file in UTF-8, with a byte order mark or without, or in UTF-16 as spreadsheets save 'Unicode text'.
 *
 * @returns null for any other encoding: guessing one would change names for good
 */
export function decodeText(bytes: Buffer): string | null {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // the names of columns are Latin letters: in UTF-16 every second byte of them is zero
  if (bytes[1] === 0 && bytes[3] === 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[2] === 0) return 'utf-16be';
  return 'utf-8';
}
