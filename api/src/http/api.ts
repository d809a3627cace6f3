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
  /** `data` of a success, from `shared-kernel/contract`: what it does not name never leaves the server */
  readonly data: D;
  /** requests per minute from one address; overrides the default of the method */
  readonly limit?: number;
  /** connections that the call's statements get; default: by the method, and GET reads */
  readonly use?: ServerUse;
  /** files that come with the fields of `body`: the call takes `multipart/form-data`, and JSON when there are none */
  readonly files?: FileRules;
  /** the address says everything: a body of any type is taken and passed over */
  readonly anyBody?: true;
}

export interface Context<Name extends CallName, P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** in the order of the form; none for calls that take none */
  readonly files: readonly SentFile[];
  readonly language: LanguageCode;
  /** the moment of the request by the server's clock: everything in one answer is of one moment */
  readonly now: Date;
  /** null, `Caller | null` or `User`, as the call's `auth` in the contract says */
  readonly caller: CallerOf[(typeof CALLS)[Name]['auth']];
  /** of the answer: reads for pages that are the same for everybody say what they were made of */
  readonly life: AnswerLife;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<Name extends CallName, P, Q, B, D> = (context: Context<Name, P, Q, B>) => Promise<D | Answer<D>> | D;

/** Declares the calls of the contract; given to every module's `<noun>Routes(api, ...)`. */
export interface Api {
  /**
   * Answers one call of the contract: path, method and who may call come from `CALLS`, so they cannot drift.
   * The handler gives the data of a success, or throws `Refused` (201) or `Fault` (HTTP status).
   *
   * @example api.answer('page', { params: z.object({ slug: z.string() }), data: ContentPage }, ({ params, language }) =>
   *   pages.read(params.slug, language));
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

/** Requests per minute, person and route where the route says nothing else; reads come from the shell for everybody. */
const LIMIT = { GET: 0, POST: 120, DELETE: 120 } as const;
/** So many people may come through one address at once: phone networks have few. Who makes up tokens meets this limit. */
const PEOPLE_OF_ADDRESS = 20;

const refusal = z.object({
  status: z.literal(201),
  message: z.string(),
  data: Rejection,
  token: z.string().nullable().optional(),
});

/** @param findUser settles bearer tokens, see `findCaller` */
export function createApi(app: FastifyInstance, findUser: FindUser, clock: () => Date): Api {
  return {
    answer(name, { params, query, body, data, limit, use, files, anyBody }, handler) {
      const { method, path, auth } = CALLS[name];
      // calls for everybody know no person, those with a limit of their own guard against guessing: both count by address alone
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
          // before validation: who may not call learns nothing about the body
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
            // the type provider's schemas above are what gives these values their types
            const answering = () => handler(context as unknown as Parameters<typeof handler>[0]);
            const answer = await workFor(connections, name, answering);
            // what was said to somebody is nobody else's, and no page for everybody was made of it
            if (request.caller === null) life.writeTo(reply);
            return success(request, answer);
          },
        });
      if (!files && !anyBody) return void declare(app);
      // in a scope of its own: no other call is sent forms
      app.register(async (scope) => {
        if (files) await takeFiles(scope, files);
        else passOverBodies(scope);
        declare(scope);
      });
    },
  };
}

/**
 * Counts the requests of a session or guest's token to one route; without either they count for their address.
 * @returns null where limits are switched off
 */
function personLimit(app: FastifyInstance, name: CallName, max: number) {
  if (!app.hasDecorator('createRateLimit')) return null;
  const count = app.createRateLimit({
    max,
    timeWindow: '1 minute',
    // PITFALL: limits made so know no route, the name keeps them apart
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
