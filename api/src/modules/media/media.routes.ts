import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FileStore } from '../../files/file-store';
import { sendFault } from '../../http/envelope';
import { Fault } from '../../http/fault';
import { isUpload } from '../uploads/picture-store';
import { findPicture, type Picture } from './pictures';
import { sendVideo } from './send-video';
import { isVideo } from './videos';

/** Placeholder for missing pictures; settings name the same one as `default_image`. */
const DEFAULT_IMAGE = 'default-image';
/** A year: names are never reused for other files. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

interface Stores {
  /** the shop's own pictures and videos */
  media: FileStore;
  /** pictures uploaded by shoppers */
  uploads: FileStore;
}

/** `/media/{name}`: a picture in the best format that the browser accepts, or a video. */
export function mediaRoutes(app: FastifyInstance, { media, uploads }: Stores): void {
  app.get<{ Params: { '*': string } }>('/media/*', {
    schema: { hide: true },
    logLevel: 'warn',
    handler: async (request, reply) => {
      const accept = request.headers.accept ?? '';
      const name = request.params['*'];
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      if (isVideo(name)) return sendVideo(request, reply, media, name, FOR_GOOD);
      reply.header('vary', 'Accept');
      const picture = await findPicture(isUpload(name) ? uploads : media, name, accept);
      if (picture) {
        reply.header('cache-control', FOR_GOOD).header('etag', picture.etag);
        if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
        return send(reply, picture);
      }
      const standIn = await findPicture(media, DEFAULT_IMAGE, accept);
      if (!standIn) return sendFault(request, reply, new Fault(404));
      return send(reply.code(404).header('cache-control', 'no-cache'), standIn);
    },
  });
}

function send(reply: FastifyReply, picture: Picture): FastifyReply {
  return reply.type(picture.type).send(picture.bytes);
}
