/** Markup in pieces: what is written anew as text, what was kept in UTF-8. */
export type Markup = readonly (string | Uint8Array)[];

/** Markup in one piece, in UTF-8, in memory of its own. */
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
