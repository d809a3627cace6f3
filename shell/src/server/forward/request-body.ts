import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';

/** Bytes that are read and thrown away so that a browser gets to see its answer; who goes on sending is cut off. */
const DISCARDED = 64 * 1024 * 1024;

/**
 * The body of a request, for a client of ours to send on. It is a stream of its own: a client ends what it sends when the answer
 * comes early or the API breaks off, and the browser's request would end with it, before the answer is there.
 */
export function bodyOf(raw: IncomingMessage): Readable {
  const body = new PassThrough();
  // a call that still waits for a connection, or is answered, reads no body: nobody would hear that the browser went away
  body.on('error', () => {});
  raw.once('close', () => {
    if (!raw.readableEnded) body.destroy(new Error('the browser went away'));
  });
  return raw.pipe(body);
}

/** Reads what nobody has read of an answered request: a browser that is still sending waits for that with the answer. */
export function discardRest(raw: IncomingMessage): void {
  if (raw.readableEnded || raw.destroyed) return;
  let size = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > DISCARDED) raw.destroy();
  });
  raw.resume();
}
