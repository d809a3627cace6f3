/** Markup in pieces: freshly rendered ones as text, cached ones in UTF-8. */
export type Markup = readonly (string | Uint8Array)[];

/** Concatenates markup, as UTF-8 in a new buffer. */
export function bytesOf(markup: Markup): Buffer {
  const bytes = Buffer.allocUnsafeSlow(markup.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0));
  let at = 0;
  for (const piece of markup) {
    if (typeof piece === 'string') at += bytes.write(piece, at);
    else {
      bytes.set(piece, at);
      at += piece.length;
    }
  }
  return bytes;
}
