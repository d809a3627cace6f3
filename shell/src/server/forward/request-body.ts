import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';

/** Bytes that are read and discarded so that a browser receives its response; a browser that sends more is disconnected. */
const DISCARDED = 64 * 1024 * 1024;

/**
 * The body of a request, to be sent on by our client. It is a separate stream: a client destroys what it sends when the response is
 * early or the API disconnects, and the browser's request would be destroyed with it, before the response arrives.
 */
export function bodyOf(raw: IncomingMessage): Readable {
  const body = new PassThrough();
  // a call that waits for a connection, or has its response, reads no body: nothing else handles an aborted request
  body.on('error', () => {});
  raw.once('close', () => {
    if (!raw.readableEnded) body.destroy(new Error('the browser went away'));
  });
  return raw.pipe(body);
}

/** Reads the unread rest of an answered request: a browser that is still sending reads the response only afterwards. */
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
