import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFault } from '../../http/envelope';
import { Fault } from '../../http/fault';
import { byteRange } from './byte-range';
import { findVideo } from './videos';

/** Sends a video, whole or the part asked for: players jump about in it, and Safari plays nothing that comes whole only. */
export async function sendVideo(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  name: string,
  caching: string,
): Promise<FastifyReply> {
  const video = await findVideo(folder, name);
  if (!video) return sendFault(request, reply, new Fault(404));
  const { file, size, etag } = video;
  reply.header('cache-control', caching).header('etag', etag).header('accept-ranges', 'bytes').type('video/mp4');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const condition = request.headers['if-range'];
  const range = condition === undefined || condition === etag ? byteRange(request.headers.range, size) : null;
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (range === null) return reply.header('content-length', size).send(createReadStream(file));
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
    .send(createReadStream(file, { start, end }));
}
