import type { FastifyReply } from 'fastify';

/** Answers that pages and files are only read. */
export const methodNotAllowed = (reply: FastifyReply) =>
  reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('method not allowed');
