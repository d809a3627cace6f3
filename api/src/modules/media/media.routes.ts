import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendFault } from '../../http/envelope';
import { Fault } from '../../http/fault';
import { findPicture, type Picture } from './pictures';

/** Stands in for pictures that are missing; settings name the same one as `default_image`. */
const DEFAULT_IMAGE = 'default-image';
const YEAR = 31_536_000;

/** `/media/{name}`: a picture in the best format that the browser accepts; names are never used again for other pictures. */
export function mediaRoutes(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { '*': string } }>('/media/*', {
    schema: { hide: true },
    logLevel: 'warn',
    handler: async (request, reply) => {
      const accept = request.headers.accept ?? '';
      reply.header('vary', 'Accept').header('content-security-policy', "default-src 'none'; sandbox");
      const picture = await findPicture(folder, request.params['*'], accept);
      if (picture) {
        reply.header('cache-control', `public, max-age=${YEAR}, immutable`).header('etag', picture.etag);
        if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
        return send(reply, picture);
      }
      const standIn = await findPicture(folder, DEFAULT_IMAGE, accept);
      if (!standIn) return sendFault(request, reply, new Fault(404));
      return send(reply.code(404).header('cache-control', 'no-cache'), standIn);
    },
  });
}

function send(reply: FastifyReply, picture: Picture): FastifyReply {
  return reply.type(picture.type).send(picture.bytes);
}
