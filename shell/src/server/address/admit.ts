import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { judgeAddress, type Verdict } from './judge-address';

/** Host names and IP addresses, with an optional port. */
const HOST = /^([a-z0-9_](?:[a-z0-9_.-]{0,252})|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;
const PASS: Verdict = { kind: 'pass' };
const RELATIVE = 'http://shop';

/**
 * Passes only canonical URLs to the router, so that guards, languages, caches and counters all see one spelling. The others are
 * answered here: 301 to the canonical URL for GET and HEAD, 404, or 400 for malformed requests.
 */
export class Admission {
  readonly #verdicts = new WeakMap<IncomingMessage, Verdict>();

  /** For Fastify's `rewriteUrl`. @returns the URL to route; the router sees nothing of one that is not canonical */
  readonly rewriteUrl = (request: IncomingMessage): string => {
    const target = request.url ?? '';
    const verdict = namesOneHost(request) ? judgeAddress(target) : { kind: 'malformed' as const };
    if (verdict.kind === 'pass') return target;
    this.#verdicts.set(request, verdict);
    return '/';
  };

  /**
   * Answers requests whose URL is not canonical. Hooks that were added before also run for them.
   * @param missingPage answers with the 404 page
   */
  guard(app: FastifyInstance, missingPage: (request: FastifyRequest, reply: FastifyReply) => unknown): void {
    app.addHook('onRequest', async (request, reply) => {
      const verdict = this.#verdicts.get(request.raw) ?? PASS;
      if (verdict.kind === 'pass') return;
      const reads = request.method === 'GET' || request.method === 'HEAD';
      if (verdict.kind === 'malformed')
        return plain(reply.header('connection', 'close'), 400, 'this is no request to this site');
      if (verdict.kind === 'moved' && reads) {
        // checked with the same parser as in browsers: whatever the rules above miss, there is no redirect to another host
        if (new URL(verdict.to, RELATIVE).origin !== RELATIVE) return plain(reply, 404, 'not found');
        return reply.code(301).header('cache-control', 'public, max-age=3600').header('location', verdict.to).send();
      }
      if (verdict.kind === 'moved' || verdict.file || !reads) return plain(reply, 404, 'not found');
      await missingPage(request, reply);
      return reply;
    });
  }
}

/** Exactly one valid `Host` (RFC 9112 §3.2). HTTP/1.0 may omit it. */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let host: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[at + 1];
  }
  return host === undefined ? httpVersion === '1.0' : HOST.test(host);
}

const plain = (reply: FastifyReply, status: 400 | 404, text: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
