import { createReadStream } from 'node:fs';

/** A file cannot be read any further: the reason and the line. */
export class Unreadable extends Error {
  override name = 'Unreadable' as const;
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** Maximum letters of a row; an unclosed quotation mark would read the rest of the file into one cell. */
export const LONGEST_ROW = 2_000_000;
const SAVE = 'save it as UTF-8 (in a spreadsheet "CSV UTF-8").';
const OTHER_ENCODING = `is in another encoding than UTF-8 or UTF-16, such as Windows-1252 or Latin-1: ${SAVE}`;

/**
 * Text of a file in UTF-8, with or without byte order mark, or in UTF-16 as spreadsheets save 'Unicode text', chunk by chunk.
 *
 * @param onBytes called with the number of bytes read so far
 * @throws Unreadable for any other encoding: guessing one would corrupt names for good
 */
export async function* decodeFile(path: string, onBytes: (bytes: number) => void = () => {}): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let [line, bytes] = [1, 0];
  const decode = (piece: Buffer | undefined) => {
    try {
      return decoder?.decode(piece, { stream: piece !== undefined }) ?? '';
    } catch {
      const readable = new TextDecoder(decoder?.encoding).decode(piece ?? Buffer.alloc(0));
      throw new Unreadable(line + linesIn(readable.slice(0, Math.max(readable.indexOf('\ufffd'), 0))), OTHER_ENCODING);
    }
  };
  for await (const piece of piecesOf(path)) {
    if (!decoder) {
      const reason = otherFormat(piece);
      if (reason) throw new Unreadable(1, reason);
      decoder = new TextDecoder(encodingOf(piece), { fatal: true });
    }
    const text = decode(piece);
    bytes += piece.length;
    onBytes(bytes);
    yield text;
    line += linesIn(text);
  }
  yield decode(undefined);
}

async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path, { highWaterMark: 1 << 18 }) as AsyncIterable<Buffer>;
  } catch (error) {
    throw new Unreadable(1, `cannot be read: ${(error as Error).message}.`);
  }
}

/** Decodes a short text. @returns null for any other encoding */
export function decodeText(bytes: Buffer): string | null {
  if (otherFormat(bytes)) return null;
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Number of line ends. */
export function linesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** Why a file is unreadable, if its first bytes reveal a format that would otherwise be read as text with odd characters. */
function otherFormat(bytes: Buffer): string | null {
  const start = bytes.toString('latin1', 0, 4);
  if (start === 'PK\x03\x04')
    return 'is a spreadsheet or an archive, only its name says otherwise: save it as .csv (in a spreadsheet "CSV UTF-8") or .json.';
  if (start.startsWith('\x1f\x8b')) return 'is compressed (gzip): unpack it.';
  // a byte order mark, or a Latin letter of a column name in four bytes
  return /^(?:\xff\xfe\0\0|\0\0\xfe\xff|[^\0]\0\0\0|\0\0\0[^\0])$/.test(start) ? `is in UTF-32: ${SAVE}` : null;
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // column names are Latin letters: in UTF-16 every second byte of them is zero
  if (bytes[1] === 0 && bytes[3] === 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[2] === 0) return 'utf-16be';
  return 'utf-8';
}
