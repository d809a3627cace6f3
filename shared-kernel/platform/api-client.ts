import type { KyInstance } from 'ky';
import { ApiDown, FormRejected, NotFound, NotSignedIn, RequestFailed } from '../api/errors';
import type { Call } from '../contract/call';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../contract/languages';
import { HEADER } from '../contract/storage';
import { deviceIsOffline, isOffline, noteUnanswered } from './connection';

export interface ApiClientOptions {
  /** ends with `/api/v1/` */
  base: string;
  language: LanguageCode;
  /** server only: `Bearer ...` of the visitor's session. In the browser the session cookie does this (architecture 'Session'). */
  authorization?: string;
  /** server only: the visitor's address, by which the API counts tries. A browser's calls get it on their way (forward/headers). */
  visitor?: string;
  /** browser only: the guest's token, sent by calls that guests may make: as `user_token` in a POST's body, else as a header */
  userToken?: () => string | undefined;
  /** ms until a call counts as failed; default 10,000 */
  timeout?: number;
  /** server only: calls without files go by it instead of `fetch`. It keeps time and tries reads again by itself (S229). */
  read?: Send;
}
export interface CallOptions {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: object;
  /** instead of `body`: fields and files of a POST, sent as multipart */
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** the browser sends it even when the page is left meanwhile; for small bodies (64 KiB of all that are under way) */
  keepalive?: boolean;
  /** makes the request instead of `fetch`, see `api/upload` */
  send?: Send;
}
/** Sends one request and gives its answer, whatever its status; throws when there is none. */
export type Send = (url: URL, request: SendRequest) => Promise<Reply>;
/** What the client wants of a `Response`. */
export interface Reply {
  status: number;
  headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}
export interface SendRequest {
  method: string;
  headers: Record<string, string>;
  /** text is JSON */
  body: FormData | string | undefined;
  signal: AbortSignal | undefined;
}
export interface Answer<T> {
  data: T;
  /** the server's text, already in the caller's language; may be empty */
  message: string;
  /** the server's clock when it answered, ms, to the second (`Date` header); undefined when it did not say */
  answeredAt?: number;
  /** seconds to wait before asking for the same again (`Retry-After`); undefined when the server does not say */
  retryAfter?: number;
  /** how long the answer is true; undefined when the server does not say */
  life?: AnswerLife;
}
/** What an answer was made of, and how long it is true (docs/contracts/changes.md). */
export interface AnswerLife {
  /** tags with spaces between; a change of one of them ends it */
  madeOf: string;
  /** ms after which it is old although nothing has changed; undefined when it does not become old by itself */
  validFor?: number;
  /** by the clock of who asked, ms: what has changed since may be missing in it */
  askedAt: number;
}
export interface ApiClient {
  readonly language: LanguageCode;
  /**
   * Makes one call and opens its envelope.
   * @throws FormRejected on 201, ApiDown without an envelope, NotSignedIn on 401, NotFound on 404, RequestFailed otherwise.
   */
  request<T>(call: Call, options?: CallOptions): Promise<Answer<T>>;
}

/**
 * The one way to the API.
 * @example const { data } = await api.request<Cart>(CALLS.cart);
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  let client: KyInstance | undefined;
  const http = async (): Promise<KyInstance> => {
    // no page needs it to come alive: in the browser it is loaded behind, or by the first call
    const { default: ky } = await import(/* webpackChunkName: "late" */ 'ky');
    client ??= ky.create({
      timeout: options.timeout ?? 10_000,
      throwHttpErrors: false,
      // a read that got no answer may be tried again, a write never (S229)
      retry: { limit: 1, methods: ['get'] },
    });
    return client;
  };
  return {
    language: options.language,
    async request<T>(call: Call, callOptions: CallOptions = {}): Promise<Answer<T>> {
      const { params, query, body, form, signal, keepalive } = callOptions;
      const send = callOptions.send ?? (form ? undefined : options.read);
      const userToken = call.auth === 'guest' ? options.userToken?.() : undefined;
      const inBody = call.method === 'POST';
      const url = new URL(options.base + fill(call.path, params), globalThis.location?.origin ?? 'http://server');
      for (const [k, v] of Object.entries(query ?? {}))
        if (v !== undefined && v !== '') url.searchParams.set(k, String(v));
      const askedAt = Date.now();
      let response: Reply;
      let envelope: unknown;
      // at once: nobody need wait for what cannot come (issue 13)
      if (isOffline()) throw notReached();
      try {
        const headers = {
          ...languageHeader(call, options.language),
          ...(options.authorization && call.auth !== 'public' ? { Authorization: options.authorization } : {}),
          ...(userToken && !inBody ? { [HEADER.userToken]: userToken } : {}),
          ...(options.visitor ? { 'X-Forwarded-For': options.visitor } : {}),
          ...callOptions.headers,
        };
        if (form && userToken) form.set('user_token', userToken);
        const json = inBody && !form ? { ...(userToken ? { user_token: userToken } : {}), ...body } : undefined;
        response = send
          ? await send(url, { method: call.method, headers, body: form ?? (json && JSON.stringify(json)), signal })
          : await (await http())(url, {
              method: call.method,
              headers,
              ...(form ? { body: form } : json ? { json } : {}),
              ...(signal ? { signal } : {}),
              ...(keepalive ? { keepalive } : {}),
            });
        envelope = await response.json();
      } catch (reason) {
        if (signal?.aborted) throw reason;
        noteUnanswered();
        throw notReached(reason);
      }
      const answeredAt = Date.parse(response.headers.get('date') ?? '');
      const madeOf = response.headers.get(HEADER.madeOf);
      const validFor = response.headers.get(HEADER.validFor);
      return {
        ...open<T>(response, envelope),
        ...(answeredAt ? { answeredAt } : {}),
        ...(madeOf ? { life: { madeOf, askedAt, ...(validFor ? { validFor: Number(validFor) } : {}) } } : {}),
      };
    },
  };
}

/** Whose fault it is that nobody answered, as far as it is known by now. */
const notReached = (reason?: unknown) => new ApiDown(reason, deviceIsOffline(), isOffline() && !deviceIsOffline());

function fill(path: string, params: CallOptions['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

function languageHeader(call: Call, language: LanguageCode): Record<string, string> {
  if (language === DEFAULT_LANGUAGE) return {};
  return { [call.path === 'common' ? HEADER.commonLanguage : HEADER.language]: language };
}

/** Opens an envelope (D46): its own `status` decides; other servers' variants of a refusal are read too (wire contract §1). */
function open<T>({ status: httpStatus, headers }: Reply, value: unknown): Answer<T> {
  if (typeof value !== 'object' || value === null || !('status' in value)) {
    if (httpStatus === 401) throw new NotSignedIn();
    throw new ApiDown();
  }
  const { status, message, data } = value as { status: unknown; message?: unknown; data?: unknown };
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  const code = Number(status);
  const text = typeof message === 'string' ? message : '';
  const form = formOf(data);
  if (code === 200 && !form) return { data: data as T, message: text, ...(retryAfter ? { retryAfter } : {}) };
  if (code === 401 || httpStatus === 401) throw new NotSignedIn(text);
  if (code === 404) throw new NotFound(text);
  if (code === 200 || code === 201)
    throw new FormRejected(form ?? (text ? [text] : []), linesOf(data), fieldsOf(data), retryAfter);
  throw new RequestFailed(code >= 400 && code < 600 ? code : 500, text, retryAfter);
}
function formOf(data: unknown): string[] | undefined {
  if (Array.isArray(data) && data.length && data.every((x) => typeof x === 'string')) return data;
  const form = (data as { form?: unknown } | null)?.form;
  return Array.isArray(form) ? form.map(String) : undefined;
}
function fieldsOf(data: unknown): string[] {
  const fields = (data as { fields?: unknown } | null)?.fields;
  return Array.isArray(fields) ? fields.map(String) : [];
}
function linesOf(data: unknown): Record<string, string[]> {
  const product = (data as { product?: unknown } | null)?.product;
  return Array.isArray(product) ? Object.assign({}, ...product) : {};
}
