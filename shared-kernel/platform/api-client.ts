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
  /** server only: the visitor's IP address, for the API's rate limits. Browser calls get it from the proxy (forward/headers). */
  visitor?: string;
  /** browser only: the guest's token, sent with calls open to guests: as `user_token` in a POST's body, otherwise as a header */
  userToken?: () => string | undefined;
  /** ms until a call counts as failed; default 10,000 */
  timeout?: number;
  /** server only: used instead of `fetch` for calls without files. It has its own timeout and retries reads (S229). */
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
  /** the browser completes the request even after the page is left; for small bodies (64 KiB for all pending requests) */
  keepalive?: boolean;
  /** makes the request instead of `fetch`, see `api/upload` */
  send?: Send;
}
/** Sends one request and resolves with its response, whatever the status; rejects when there is none. */
export type Send = (url: URL, request: SendRequest) => Promise<Reply>;
/** The parts of a `Response` that the client uses. */
export interface Reply {
  status: number;
  headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}
export interface SendRequest {
  method: string;
  headers: Record<string, string>;
  /** a string is JSON */
  body: FormData | string | undefined;
  signal: AbortSignal | undefined;
}
export interface Answer<T> {
  data: T;
  /** the server's text, already in the caller's language; may be empty */
  message: string;
  /** the server's clock at the time of the response, ms, to the second (`Date` header); undefined when it is not sent */
  answeredAt?: number;
  /** seconds to wait before repeating the call (`Retry-After`); undefined when the server does not send it */
  retryAfter?: number;
  /** how long the response stays valid; undefined when the server does not send it */
  life?: AnswerLife;
}
/** What a response was built from, and how long it stays valid (docs/contracts/changes.md). */
export interface AnswerLife {
  /** tags separated by spaces; a change of one of them invalidates it */
  madeOf: string;
  /** ms after which it is stale although nothing has changed; undefined when it does not expire */
  validFor?: number;
  /** when it was requested, by the caller's clock, ms: later changes may be missing in it */
  askedAt: number;
}
export interface ApiClient {
  readonly language: LanguageCode;
  /**
   * Makes one call and unwraps its envelope.
   * @throws FormRejected on 201, ApiDown without an envelope, NotSignedIn on 401, NotFound on 404, RequestFailed otherwise.
   */
  request<T>(call: Call, options?: CallOptions): Promise<Answer<T>>;
}

/**
 * The only way to call the API.
 * @example const { data } = await api.request<Cart>(CALLS.cart);
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  let client: KyInstance | undefined;
  const http = async (): Promise<KyInstance> => {
    // not needed for hydration: in the browser it is loaded afterwards, or by the first call
    const { default: ky } = await import(/* webpackChunkName: "late" */ 'ky');
    client ??= ky.create({
      timeout: options.timeout ?? 10_000,
      throwHttpErrors: false,
      // a read without a response may be retried, a write never (S229)
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
      // fails at once when the device is offline, as waiting is pointless (issue 13)
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

/** The error for a call without a response, with the cause as far as it is known by now. */
const notReached = (reason?: unknown) => new ApiDown(reason, deviceIsOffline(), isOffline() && !deviceIsOffline());

function fill(path: string, params: CallOptions['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

function languageHeader(call: Call, language: LanguageCode): Record<string, string> {
  if (language === DEFAULT_LANGUAGE) return {};
  return { [call.path === 'common' ? HEADER.commonLanguage : HEADER.language]: language };
}

/**
 * Unwraps an envelope (D46): its own `status` decides; variants of a refusal from other servers are understood too
 * (wire contract §1).
 */
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
