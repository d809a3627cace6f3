import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from 'shared-kernel/contract/call';
import * as GATEWAY_CALLS from 'shared-kernel/contract/gateway-calls';
import { Agent, type Dispatcher } from 'undici';
import { chooseCoding, encode, encoder, packable } from '../compression';
import type { Config } from '../config';
import type { SessionCookies } from './cookies';
import { isCrossSite } from './cross-site';
import { withGuestToken } from './guest-token';
import { type Caller, headersToApi, headersToBrowser } from './headers';
import { InFlightLimit } from './in-flight-limit';
import { KnownDeviceCookie } from './known-device';
import { type CallPattern, type ForwardedName, isReleased, matchCall } from './match-call';
import { OrderAccessCookie } from './order-access';
import { isQuickRead, quickRead } from './quick-read';
import { mayLeadTo } from './redirects';
import { bodyOf, discardRest } from './request-body';
import { concernsSession, sessionAnswer } from './session-answer';
import { SocialLoginCookie } from './social-login';
import { tooMany } from './too-many';

/** ms until a connection counts as refused */
const CONNECT_MS = 2000;
/** ms between two chunks of a response other than a quick read: an upload or a picture may take longer */
const BODY_MS = 30_000;
/** connections to the API, for reads and for others: bodies that never end must not block reads */
const CONNECTIONS = { reading: 128, writing: 256 };
/** concurrent writes per address: a page makes one or two, and some hundred people may share an address */
const WRITING_AT_ONCE = 32;
/** concurrent file uploads per address, of the 64 that the API accepts: a handful of addresses cannot occupy them all (I5) */
const UPLOADS_AT_ONCE = 6;
/** calls that accept files; calls without a rule may all do so */
const TAKES_FILES: ReadonlySet<ForwardedName> = new Set(['saveReview', 'askReturn', 'convertPhoto']);
const mayTakeFiles = (call: ForwardedName) => TAKES_FILES.has(call) || isReleased(call);
/** gateway calls and returns need no session, and none is read */
const isGatewayCall = (call: ForwardedName) => Object.hasOwn(GATEWAY_CALLS, call);
/** This server makes the call itself, and hides the response from scripts (`order-link`). */
const isOwnCall = (call: ForwardedName) => call === 'openOrderLink';
/** bytes of a response that is buffered before any of it is sent */
const LARGEST_WHOLE = 256 * 1024;

/**
 * Data that a browser clears when a user leaves it: pages prefetched or prerendered for that user. Its HTTP cache holds nothing
 * personal (every such response is `no-store`), and 'cookies' and 'storage' would also clear language, colour scheme and closed
 * banners; the page itself removes what is personal of those (`session/sign-out`).
 */
const LEFT_BEHIND = '"prefetchCache", "prerenderCache"';

/**
 * `/api/v1/*`: forwards the browser's calls to the API, with the session cookie converted to a bearer header
 * (architecture 'Session').
 * @param patterns of the calls currently forwarded
 */
export async function forwardApi(
  app: FastifyInstance,
  config: Config,
  session: SessionCookies,
  patterns: () => readonly CallPattern[],
): Promise<void> {
  const readers = apiAgent(CONNECTIONS.reading, config);
  const writers = apiAgent(CONNECTIONS.writing, config);
  const writing = new InFlightLimit(WRITING_AT_ONCE);
  const uploads = new InFlightLimit(UPLOADS_AT_ONCE);
  const https = config.publicOrigin.startsWith('https:');
  const social = new SocialLoginCookie(https);
  const known = new KnownDeviceCookie(https);
  const orders = new OrderAccessCookie(https);
  app.addHook('onClose', () => Promise.all([readers.close(), writers.close()]));
  await app.register(async (scope) => {
    // bodies are streamed unparsed: multipart uploads too
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    scope.addHook('onResponse', async (request) => discardRest(request.raw));
    scope.all(`${API_BASE}*`, async (request, reply) => {
      const [rest, search] = splitQuery(request.url.slice(API_BASE.length));
      const matched = matchCall(request.method, rest, patterns());
      if (!matched || isOwnCall(matched.name)) return refuse(reply, 404, 'There is no such call.');
      const { name: call, path } = matched;
      const cookies = parseCookie(request.headers.cookie ?? '');
      const token = isGatewayCall(call) ? undefined : session.token(cookies);
      const socialBrowser = social.browserFor(call, cookies);
      const orderAccess = orders.shownWith(call, cookies);
      const crossSite = isCrossSite({
        method: request.method,
        call,
        origin: request.headers.origin,
        fetchSite: one(request.headers['sec-fetch-site']),
        fetchDest: one(request.headers['sec-fetch-dest']),
        session: token !== undefined || orderAccess !== undefined,
        host: request.host,
        publicOrigin: config.publicOrigin,
      });
      if (crossSite) return refuse(reply, 403, 'This call must come from the shop itself.');
      const reads = isReading(request.method);
      if (!reads) {
        const isUpload = mayTakeFiles(call) && /^\s*multipart\//i.test(request.headers['content-type'] ?? '');
        const over = (isUpload ? uploads : writing).begin(request.ip);
        if (!over) return refuse(reply.header('retry-after', '5'), 429, tooMany(request.headers.language));
        reply.raw.once('close', over);
      }
      let answer: Dispatcher.ResponseData;
      try {
        const quickMs = isQuickRead(request.method, call) ? config.apiReadMs : undefined;
        const caller = { token, socialBrowser, knownDevice: known.shownWith(call, cookies), orderAccess, quickMs };
        const query = token === undefined ? withGuestToken(search, request.headers) : search;
        answer = await send(reads ? readers : writers, config.apiOrigin, path + query, request, caller);
      } catch (error) {
        return apiDown(request, reply, error);
      }
      const location = one(answer.headers.location);
      if (location !== undefined && !mayLeadTo(call, location, config.publicOrigin)) {
        await answer.body.dump();
        return apiDown(request, reply, 'it leads where this call may not');
      }
      reply.code(answer.statusCode).headers(headersToBrowser(answer.headers));
      reply.header('cache-control', answer.headers['cache-control'] ?? 'no-store');
      // a bearer unknown to the API: the session has ended (D12). Logout ends it whatever the API's response.
      if ((answer.statusCode === 401 && token) || call === 'logout') reply.header('set-cookie', session.end());
      if (call === 'logout' || call === 'forgetGuest') leaveNothing(reply, orders.end(cookies));
      if (location !== undefined) addCookies(reply, social.begun(call, socialBrowser));
      if (!concernsSession(call)) return await pass(request, reply, answer);
      const whole = await readWhole(answer.body).catch((error: unknown) => {
        apiDown(request, reply, error);
      });
      if (whole === undefined) return reply;
      const { body, cookies: opened } = sessionAnswer(
        call,
        whole.toString('utf8'),
        token !== undefined,
        session,
        known,
      );
      if (opened.length) addCookies(reply, [...opened, ...social.finished(call)]);
      if (opened.length && call === 'deleteAccount') leaveNothing(reply, orders.end(cookies));
      return reply.removeHeader('content-length').removeHeader('etag').header('cache-control', 'no-store').send(body);
    });
  });
}

/** Names of pictures and videos, as generated by the API: one folder, nothing that could lead out of it. */
const MEDIA_NAME = /^[a-z0-9][a-z0-9._-]{0,199}$/i;

/**
 * `/media/*`: pictures, with the API's caching headers; it chooses the format by `Accept`. Other origins may show them, because mails contain
 * them and many people read mails in a browser.
 */
export async function forwardMedia(app: FastifyInstance, config: Config): Promise<void> {
  const agent = apiAgent(CONNECTIONS.reading, config);
  app.addHook('onClose', () => agent.close());
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const name = request.params['*'];
    if (!MEDIA_NAME.test(name))
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('not found');
    try {
      const answer = await send(agent, config.apiOrigin, `/media/${name}`, request);
      reply.code(answer.statusCode).headers(headersToBrowser(answer.headers));
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return reply.send(isShort(request, answer) ? await readWhole(answer.body) : answer.body);
    } catch (error) {
      return apiDown(request, reply, error);
    }
  });
}

const apiAgent = (connections: number, { apiWriteMs }: Config) =>
  new Agent({
    connect: { timeout: CONNECT_MS },
    headersTimeout: apiWriteMs,
    bodyTimeout: BODY_MS,
    connections,
  });

const isReading = (method: string) => method === 'GET' || method === 'HEAD';

function send(
  agent: Agent,
  apiOrigin: string,
  path: string,
  request: FastifyRequest,
  {
    quickMs,
    ...caller
  }: Partial<Pick<Caller, 'token' | 'socialBrowser' | 'knownDevice' | 'orderAccess'>> & {
    quickMs?: number | undefined;
  } = {},
) {
  const bare = isReading(request.method);
  // origin and path are separate: nothing parses them as one URL, and so nothing normalises them
  const attempt = (signal?: AbortSignal) =>
    agent.request({
      origin: apiOrigin,
      path,
      method: request.method as Dispatcher.HttpMethod,
      headers: headersToApi(request.headers, {
        ip: request.ip,
        host: request.host,
        protocol: request.protocol,
        requestId: request.id,
        ...caller,
      }),
      body: bare || request.body === undefined ? null : bodyOf(request.raw),
      ...(signal && { signal }),
      ...(quickMs !== undefined && { bodyTimeout: quickMs }),
    });
  return quickMs === undefined ? attempt() : quickRead(quickMs, attempt);
}

/**
 * Passes on a response, compressed when that is worthwhile and not done yet: a short one in one piece, so that a shell killed
 * meanwhile has sent all of it or nothing, and the edge retries with another shell; a long one as it arrives.
 */
async function pass(request: FastifyRequest, reply: FastifyReply, answer: Dispatcher.ResponseData) {
  const type = one(answer.headers['content-type']);
  const length = answer.headers['content-length'];
  const coding = chooseCoding(one(request.headers['accept-encoding']));
  const isPacked = answer.headers['content-encoding'] !== undefined || request.method === 'HEAD';
  const packs = !isPacked && coding !== 'identity' && packable(type, length === undefined ? undefined : Number(length));
  let whole: Buffer | undefined;
  try {
    if (isShort(request, answer)) whole = await readWhole(answer.body);
  } catch (error) {
    return apiDown(request, reply, error);
  }
  if (!packs) return reply.send(whole ?? answer.body);
  reply.removeHeader('content-length').header('content-encoding', coding);
  reply.header('vary', [answer.headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '));
  if (whole) return reply.send(await encode(whole, coding, 'answer'));
  const stream = encoder(coding);
  // a broken stream ends the response; without this the encoder would wait forever
  answer.body.on('error', (error) => stream.destroy(error));
  return reply.send(answer.body.pipe(stream));
}

/** True for responses that are buffered before any of them is sent. */
const isShort = ({ method }: FastifyRequest, { headers }: Dispatcher.ResponseData) =>
  method !== 'HEAD' && Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= LARGEST_WHOLE;

/** Leaves nothing of the user for the next person at this browser. @param cookies that end the session */
function leaveNothing(reply: FastifyReply, cookies: string[]): void {
  addCookies(reply, cookies);
  reply.header('clear-site-data', LEFT_BEHIND);
}

function addCookies(reply: FastifyReply, cookies: string[]): void {
  if (cookies.length) reply.header('set-cookie', cookies);
}

async function readWhole(body: Dispatcher.ResponseData['body']): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > LARGEST_WHOLE) throw new Error('answer too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function refuse(reply: FastifyReply, status: 403 | 404 | 429, message: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ status, message, data: { form: [message] } });
}

/** The body has no `status`, so every client reads it as 'API is down.' (S214). */
function apiDown(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  request.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'API does not answer');
  // headers of the response that has started
  for (const name of ['content-type', 'content-encoding', 'content-length', 'etag']) reply.removeHeader(name);
  return reply
    .code(502)
    .header('cache-control', 'no-store')
    .header('retry-after', '5')
    .send({ message: 'API is down.' });
}

function splitQuery(url: string): [path: string, search: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
