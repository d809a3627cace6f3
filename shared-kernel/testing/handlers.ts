import { HttpResponse, http, type RequestHandler } from 'msw';
import { API_BASE, type Call } from '../contract/call';

/** A received call, parsed for the test. */
export interface SeenCall {
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  /** JSON body, or the form's fields; undefined for calls without */
  body: unknown;
}

/** response headers by name */
type Sent = Record<string, string>;
type AnswerOf<T> = T | ((call: SeenCall) => T | Promise<T>);

/**
 * The API responds to a call with 200 and data. Data can be computed from the call, which also lets a test inspect it.
 * @param headers e.g. `date`, the server's time (D20)
 * @example server.use(answer(CALLS.cart, aCart()))
 */
export function answer<T>(
  call: Call,
  data: AnswerOf<T>,
  message = '',
  headers: Record<string, string> = {},
): RequestHandler {
  return on(call, async (seen) => {
    const value = typeof data === 'function' ? await (data as (call: SeenCall) => T)(seen) : data;
    return HttpResponse.json({ status: 200, message, data: value }, { headers });
  });
}

/**
 * The API refuses the call: envelope 201 with messages (S211); `product` has messages by cart line, `fields` the fields that the
 * messages concern.
 */
export function reject(
  call: Call,
  form: string[],
  product?: Record<string, string[]>[],
  fields?: string[],
  headers: Sent = {},
): RequestHandler {
  const data = { form, ...(product ? { product } : {}), ...(fields ? { fields } : {}) };
  return on(call, () => HttpResponse.json({ status: 201, message: form[0] ?? '', data }, { headers }));
}

/** The API responds with another status and an envelope: 401, 403, 404, 413, 429, 5xx (D46). */
export function fail(call: Call, status: number, message = '', headers: Record<string, string> = {}): RequestHandler {
  return on(call, () => HttpResponse.json({ status, message, data: null }, { status, headers }));
}

/** The API does not respond (S214). */
export function down(call: Call): RequestHandler {
  return on(call, () => HttpResponse.error());
}

function on(call: Call, resolve: (seen: SeenCall) => Response | Promise<Response>): RequestHandler {
  const method = call.method.toLowerCase() as 'get' | 'post' | 'delete';
  return http[method](`*${API_BASE}${call.path}`, async ({ request, params }) => {
    // `0` is the value of the star
    const { 0: _origin, ...named } = params as Record<string, string>;
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
    const form = isForm ? await request.formData() : undefined;
    const text = form ? '' : await request.text();
    return resolve({
      params: named,
      query: new URL(request.url).searchParams,
      headers: request.headers,
      body: form ?? (text ? JSON.parse(text) : undefined),
    });
  });
}
