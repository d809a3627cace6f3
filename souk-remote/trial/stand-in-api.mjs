import http from 'node:http';
import { text } from 'node:stream/consumers';
import { sampleData } from './sample-data.mjs';

const BASE = '/api/v1/';
/** a grey one-pixel picture */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mM4AAAAxQDEl7c4MwAAAABJRU5ErkJggg==',
  'base64',
);

/** How the API of a trial answers: with data, without, or with failures. */
export const ANSWERS = ['full', 'empty', 'fails', 'finds nothing', 'hangs up'];

/** Calls that the shell itself makes on every page; their failure is not part of a remote's trial. */
const OF_THE_SHELL = new Set(['common', 'localization', 'user/profile']);

/**
 * An API that answers every call of a document, by its schema and always alike.
 * @param {{document: object, answers: string, onUnknown?: (call: string) => void}} options `document`: OpenAPI 3.1; `answers`: one
 * of ANSWERS; `onUnknown` receives calls that the document does not have
 * @returns {Promise<{origin: string, stop(): void}>}
 */
export async function startStandInApi({ document, answers, onUnknown = () => {} }) {
  const calls = callsOf(document);
  const server = http.createServer(async (request, response) => {
    const body = await text(request).catch(() => '');
    const url = new URL(request.url, 'http://api');
    if (url.pathname.startsWith('/media/'))
      return response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
    if (!url.pathname.startsWith(BASE)) return send(response, 200, { status: 'ok' });
    const path = url.pathname.slice(BASE.length);
    const call = find(calls, request.method, path);
    if (!call) {
      onUnknown(`${request.method} ${path}`);
      return send(response, 404, { status: 404, message: 'There is no such call.', data: null });
    }
    const sampleOptions = {
      document,
      kind: answers === 'empty' ? 'empty' : 'full',
      params: call.params,
      fields: { ...Object.fromEntries(url.searchParams), ...fieldsOf(body) },
      signedIn: request.headers.authorization !== undefined,
    };
    if (!OF_THE_SHELL.has(call.path)) {
      if (answers === 'hangs up') return request.socket.destroy();
      const status = { fails: 500, 'finds nothing': 404 }[answers];
      if (status) return send(response, status, { status, message: '', data: null });
    }
    if (call.needsSession && !sampleOptions.signedIn)
      return send(response, 401, { status: 401, message: '', data: null });
    return send(response, 200, { status: 200, message: 'Done.', data: sampleData(call.data, sampleOptions) });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const send = (response, status, body) =>
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));

function fieldsOf(body) {
  try {
    return Object(JSON.parse(body));
  } catch {
    // a form with files, or an empty body
    return {};
  }
}

/** Calls of the document; those with fixed segments precede those with a parameter. */
function callsOf(document) {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const schema = operation.responses?.['200']?.content?.['application/json']?.schema;
      const data = schema && dataOf(schema);
      if (!data || !path.startsWith(BASE)) return [];
      const { security } = operation;
      const needsSession = security?.length > 0 && security.every((one) => Object.keys(one).length > 0);
      return { method: method.toUpperCase(), path: path.slice(BASE.length), data, needsSession };
    }),
  );
  return calls.sort((a, b) => a.path.split('{').length - b.path.split('{').length);
}

/** Schema of the data of a success: a response is `{status, message, data}`; a refusal has another shape. */
function dataOf(schema) {
  const shapes = schema.oneOf ?? schema.anyOf ?? [schema];
  const says200 = ({ properties }) => [properties?.status?.enum, properties?.status?.const].flat().includes(200);
  return (shapes.find(says200) ?? shapes[0]).properties?.data;
}

function find(calls, method, path) {
  const have = path.split('/');
  for (const call of calls) {
    const parts = call.path.split('/');
    if (call.method !== (method === 'HEAD' ? 'GET' : method) || parts.length !== have.length) continue;
    const params = {};
    const fits = parts.every((part, i) => {
      if (!part.startsWith('{')) return part === have[i];
      params[part.slice(1, -1)] = decodeURIComponent(have[i]);
      return have[i] !== '';
    });
    if (fits) return { ...call, params };
  }
  return undefined;
}
