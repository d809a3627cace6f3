import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { judgeAddress, type Verdict } from './judge-address';

/** Names and addresses of hosts, with a port. */
const HOST = /^([a-z0-9_](?:[a-z0-9_.-]{0,252})|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;
const PASS: Verdict = { kind: 'pass' };
const RELATIVE = 'http://shop';

/**
 * Lets only clean addresses reach the router, so that guards, languages, caches and counters all see one spelling. The others are
 * answered here: 301 to the clean address for reading calls, 404, or 400 for what is no request to a web site.
 */
export class Admission {
  readonly #verdicts = new WeakMap<IncomingMessage, Verdict>();

  /** For Fastify's `rewriteUrl`. @returns the address to route; of one that is not clean the router learns nothing */
  readonly rewriteUrl = (request: IncomingMessage): string => {
    const target = request.url ?? '';
    const verdict = namesOneHost(request) ? judgeAddress(target) : { kind: 'malformed' as const };
    if (verdict.kind === 'pass') return target;
    this.#verdicts.set(request, verdict);
    return '/';
  };

  /**
   * Answers what is not clean. Hooks that were added before run for it too.
   * @param missingPage answers with the page for addresses that do not exist
   */
  guard(app: FastifyInstance, missingPage: (request: FastifyRequest, reply: FastifyReply) => unknown): void {
    app.addHook('onRequest', async (request, reply) => {
      const verdict = this.#verdicts.get(request.raw) ?? PASS;
      if (verdict.kind === 'pass') return;
      const reads = request.method === 'GET' || request.method === 'HEAD';
      if (verdict.kind === 'malformed')
        return plain(reply.header('connection', 'close'), 400, 'this is no request to this site');
      if (verdict.kind === 'moved' && reads) {
        // told by the same parser as browsers have: whatever the rules above overlook, nobody is sent away from here
        if (new URL(verdict.to, RELATIVE).origin !== RELATIVE) return plain(reply, 404, 'not found');
        return reply.code(301).header('cache-control', 'public, max-age=3600').header('location', verdict.to).send();
      }
      if (verdict.kind === 'moved' || verdict.file || !reads) return plain(reply, 404, 'not found');
      await missingPage(request, reply);
      return reply;
    });
  }
}

/** One `Host`, and one that is a host (RFC 9112 §3.2). HTTP/1.0 may come without. */
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
