import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Keeps bodies as text, because signatures cover the exact bytes. */
export function keepRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

export const rawBody = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '');

/** The posted form; field names are kept as they are, including brackets. */
export const formOf = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(rawBody(request)));

/** The posted JSON object; empty when it is not one. */
export function jsonOf(request: FastifyRequest): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(rawBody(request));
    return objectOf(body);
  } catch {
    return {};
  }
}

export const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A header that occurs once. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
