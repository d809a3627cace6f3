import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../../files/file-store';
import { sendFault } from '../../http/envelope';
import { Fault } from '../../http/fault';
import { byteRange } from './byte-range';

/** Sends a video, whole or the requested range: players seek in it, and Safari plays no video without range support. */
export async function sendVideo(
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  name: string,
  caching: string,
): Promise<FastifyReply> {
  const video = await store.find(name);
  if (!video) return sendFault(request, reply, new Fault(404));
  const { size, etag } = video;
  if (request.headers['if-none-match'] === etag)
    return reply.code(304).headers({ 'cache-control': caching, etag, 'accept-ranges': 'bytes' }).send();
  const condition = request.headers['if-range'];
  const range = condition === undefined || condition === etag ? byteRange(request.headers.range, size) : null;
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const bytes = size > 0 ? await store.stream(name, { start, end }) : Buffer.alloc(0);
  if (!bytes) return sendFault(request, reply, new Fault(404));
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply
    .headers({ 'cache-control': caching, etag, 'accept-ranges': 'bytes', 'content-length': end - start + 1 })
    .type('video/mp4')
    .send(bytes);
}
