import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Rejection } from 'shared-kernel/contract/envelope';
import type { Fault } from './fault';
import { languageOf } from './language';
import type { Refused } from './refused';
import { type Text, translate } from './texts';

/** s after which clients may retry an overloaded or restarting server */
const RETRY_AFTER_S = '2';

/** Result of a handler whose response has a message beside its data. */
export class Answer<T> {
  constructor(
    readonly data: T,
    readonly message: Text,
  ) {}
}

/** Body of a success. */
export function success<T>(request: FastifyRequest, result: T | Answer<T>) {
  if (!(result instanceof Answer)) return { status: 200, message: '', data: result, token: null };
  return { status: 200, message: translate(languageOf(request), result.message), data: result.data, token: null };
}

/** Sends a 201: HTTP 200, messages in `data.form`, the first one repeated as `message` (S211, D46). */
export function sendRefused(request: FastifyRequest, reply: FastifyReply, refused: Refused): FastifyReply {
  const language = languageOf(request);
  const translateAll = (texts: readonly Text[]) => texts.map((text) => translate(language, text));
  const form = translateAll(refused.form);
  const data: Rejection = { form };
  if (refused.product) {
    data.product = Object.entries(refused.product).map(([line, texts]) => ({ [line]: translateAll(texts) }));
  }
  if (refused.fields) data.fields = [...refused.fields];
  return sendPlain(reply, 200, { status: 201, message: form[0] ?? '', data, token: null });
}

/** Sends any other failure: its HTTP status and an envelope with the same number (D46). */
export function sendFault(request: FastifyRequest, reply: FastifyReply, fault: Fault): FastifyReply {
  if (fault.status === 503) reply.header('retry-after', RETRY_AFTER_S);
  const message = translate(languageOf(request), { key: fault.text });
  return sendPlain(reply, fault.status, { status: fault.status, message, data: { form: [message] }, token: null });
}

/** Bypasses the route's response schema, which describes only the success. */
function sendPlain(reply: FastifyReply, http: number, body: unknown): FastifyReply {
  return reply
    .code(http)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}
