import type { FastifyReply } from 'fastify';

/** Response to methods other than GET and HEAD for pages and files. */
export const methodNotAllowed = (reply: FastifyReply) =>
  reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('method not allowed');
