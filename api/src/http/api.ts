import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from 'shared-kernel/contract/call';
import type { CallName } from 'shared-kernel/contract/call-name';
import * as CALLS from 'shared-kernel/contract/calls';
import { envelope, Rejection } from 'shared-kernel/contract/envelope';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { z } from 'zod';
import { type ServerUse, workFor } from '../db/work';
import { AnswerLife } from './answer-life';
import { bearerOf, type CallerOf, type FindUser, findCaller, guestTokenOf } from './caller';
import { type Answer, success } from './envelope';
import { Fault } from './fault';
import { type FileRules, type SentFile, takeFiles, withFiles } from './files';
import { languageOf } from './language';

export interface CallSchemas<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType> {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** `data` of a success, from `shared-kernel/contract`: properties not in the schema never leave the server */
  readonly data: D;
  /** requests per minute and IP address; overrides the default of the method */
  readonly limit?: number;
  /** which connection pool the call's statements use; default: by the method, GET reads */
  readonly use?: ServerUse;
  /** files sent with the fields of `body`: the call accepts `multipart/form-data`, and JSON when there are none */
  readonly files?: FileRules;
  /** the URL contains everything: a body of any type is accepted and ignored */
  readonly anyBody?: true;
}

export interface Context<Name extends CallName, P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** in the order of the form; empty for calls without files */
  readonly files: readonly SentFile[];
  readonly language: LanguageCode;
  /** the time of the request by the server's clock, the same for everything in one response */
  readonly now: Date;
  /** null, `Caller | null` or `User`, depending on the call's `auth` in the contract */
  readonly caller: CallerOf[(typeof CALLS)[Name]['auth']];
  /** cache lifetime of the response: calls whose data are the same for everybody declare what they were made of */
  readonly life: AnswerLife;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<Name extends CallName, P, Q, B, D> = (context: Context<Name, P, Q, B>) => Promise<D | Answer<D>> | D;

/** Declares the calls of the contract; passed to every module's `<noun>Routes(api, ...)`. */
export interface Api {
  /**
   * Implements one call of the contract: path, method and authentication come from `CALLS`, so they cannot drift.
   * The handler returns the data of a success, or throws `Refused` (201) or `Fault` (HTTP status).
   * @example api.answer('page', { params: z.object({ slug: z.string() }), data: ContentPage }, ({ params, language }) =>
   *  pages.read(params.slug, language));
   */
  answer<
    Name extends CallName,
    D extends z.ZodType,
    P extends z.ZodType = z.ZodUnknown,
    Q extends z.ZodType = z.ZodUnknown,
    B extends z.ZodType = z.ZodUnknown,
  >(
    name: Name,
    schemas: CallSchemas<P, Q, B, D>,
    handler: Handler<Name, z.output<P>, z.output<Q>, z.output<B>, z.input<D>>,
  ): void;
}

/** Default requests per minute, person and route; reads are unlimited, because the shell requests them for everybody. */
const LIMIT = { GET: 0, POST: 120, DELETE: 120 } as const;
/** People who may share one IP address: mobile networks have few addresses. Whoever makes up tokens hits this limit. */
const PEOPLE_OF_ADDRESS = 20;

const refusal = z.object({
  status: z.literal(201),
  message: z.string(),
  data: Rejection,
  token: z.string().nullable().optional(),
});

/** @param findUser resolves bearer tokens, see `findCaller` */
export function createApi(app: FastifyInstance, findUser: FindUser, clock: () => Date): Api {
  return {
    answer(name, { params, query, body, data, limit, use, files, anyBody }, handler) {
      const { method, path, auth } = CALLS[name];
      // public calls know no person, and a call's own limit protects against guessing: both count by IP address alone
      const isByPerson = limit === undefined && auth !== 'public' && LIMIT[method] > 0;
      const max = limit ?? LIMIT[method] * (isByPerson ? PEOPLE_OF_ADDRESS : 1);
      const countPerson = isByPerson ? personLimit(app, name, LIMIT[method]) : null;
      const connections = use ?? (method === 'GET' ? 'reads' : 'writes');
      const form = files ? withFiles(body, files) : body;
      const declare = (scope: FastifyInstance) =>
        scope.route({
          method,
          url: `${API_BASE}${path}`,
          config: { rateLimit: max > 0 ? { max, timeWindow: '1 minute' } : false },
          schema: {
            operationId: name,
            tags: [path.split('/')[0] ?? ''],
            ...(auth === 'public' ? {} : { security: auth === 'user' ? [{ bearer: [] }] : [{ bearer: [] }, {}] }),
            ...(params && { params }),
            ...(query && { querystring: query }),
            ...(form && { body: form }),
            ...(files && { consumes: ['multipart/form-data', 'application/json'] }),
            response: {
              200: z.discriminatedUnion('status', [envelope(data).extend({ status: z.literal(200) }), refusal]),
            },
          },
          // before validation: an unauthorised caller learns nothing about the body
          preValidation: async (request, reply) => {
            await countPerson?.(request, reply);
            request.caller = await workFor(connections, name, () => findCaller(request, auth, findUser));
          },
          handler: async (request, reply) => {
            const life = new AnswerLife();
            const context = {
              params: request.params,
              query: request.query,
              body: request.body,
              files: request.sentFiles ?? [],
              language: languageOf(request),
              now: clock(),
              caller: request.caller,
              life,
              request,
              reply,
            };
            if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
            reply.header('vary', 'Language, Lang');
            // the type provider's schemas above determine the types of these values
            const answering = () => handler(context as unknown as Parameters<typeof handler>[0]);
            const answer = await workFor(connections, name, answering);
            // a response to an identified caller is nobody else's, so it is never cached for everybody
            if (request.caller === null) life.writeTo(reply);
            return success(request, answer);
          },
        });
      if (!files && !anyBody) return void declare(app);
      // in its own scope, because no other call accepts forms or arbitrary bodies
      app.register(async (scope) => {
        if (files) await takeFiles(scope, files);
        else passOverBodies(scope);
        declare(scope);
      });
    },
  };
}

/**
 * Counts the requests of a session or guest token to one route; without either they count for their IP address.
 *
 * @returns null where limits are switched off
 */
function personLimit(app: FastifyInstance, name: CallName, max: number) {
  if (!app.hasDecorator('createRateLimit')) return null;
  const count = app.createRateLimit({
    max,
    timeWindow: '1 minute',
    // PITFALL: limits created this way are not bound to a route, so the name keeps them apart
    keyGenerator: (request) => `${name} ${bearerOf(request) ?? guestTokenOf(request) ?? request.ip}`,
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', String(counted.ttlInSeconds));
    throw new Fault(429);
  };
}

function passOverBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, _body, done) => done(null));
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: CallerOf['guest'];
  }
}
