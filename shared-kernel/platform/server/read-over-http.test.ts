/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { server } from '../../testing/server';
import { readOverHttp } from './read-over-http';

let answer: http.RequestListener = () => {};
let requests = 0;
const api = http.createServer((request, response) => {
  requests += 1;
  answer(request, response);
});
let url: URL;
beforeAll(async () => {
  // connections break as they do in production
  server.close();
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  url = new URL(`http://127.0.0.1:${(api.address() as AddressInfo).port}/api/v1/home?page=2`);
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});
beforeEach(() => {
  requests = 0;
});
const read = (signal?: AbortSignal) =>
  readOverHttp(url, { method: 'GET', headers: { Language: 'fr' }, body: undefined, signal });

test('returns status, headers and JSON of the response', async () => {
  answer = (request, response) =>
    response
      .writeHead(404, { 'Surrogate-Key': 'a b' })
      .end(JSON.stringify({ asked: request.url, é: request.headers.language }));
  const reply = await read();
  expect([reply.status, reply.headers.get('Surrogate-Key'), reply.headers.get('x-other')]).toEqual([404, 'a b', null]);
  expect(await reply.json()).toEqual({ asked: '/api/v1/home?page=2', é: 'fr' });
});

test('sends JSON with its type and length', async () => {
  answer = async (request, response) => {
    const { 'content-type': type, 'content-length': length, 'transfer-encoding': chunked } = request.headers;
    let sent = '';
    for await (const part of request) sent += part;
    response.end(JSON.stringify([request.method, type, length, chunked, sent]));
  };
  const reply = await readOverHttp(url, { method: 'POST', headers: {}, body: '{"q":"é"}', signal: undefined });
  expect(await reply.json()).toEqual(['POST', 'application/json', '10', null, '{"q":"é"}']);
});

test('S229 an unanswered write is not retried', async () => {
  answer = (_, response) => response.destroy();
  const write = readOverHttp(url, { method: 'POST', headers: {}, body: '{}', signal: undefined });
  await expect(write).rejects.toThrow(/no answer/);
  expect(requests).toBe(1);
});

test.each([
  ['before a response', (_, response) => response.destroy()],
  [
    'within a response',
    (_, response) => {
      response.writeHead(200, { 'content-length': 9 }).write('{');
      setTimeout(() => response.destroy(), 10);
    },
  ],
] satisfies [string, http.RequestListener][])('S229 a connection that breaks %s is retried once', async (_, breaks) => {
  answer = (request, response) => (requests === 1 ? breaks(request, response) : response.end('{}'));
  expect(await (await read()).json()).toEqual({});
  requests = 0;
  answer = breaks;
  await expect(read()).rejects.toThrow(/no answer/);
  expect(requests).toBe(2);
});

test('aborting a read rejects with the reason and closes the request', async () => {
  const given = new AbortController();
  const left = new Promise<void>((resolve) => {
    answer = (_, response) => {
      response.once('close', resolve);
      given.abort(new Error('gone'));
    };
  });
  await expect(read(given.signal)).rejects.toThrow('gone');
  await left;
  expect(requests).toBe(1);
});

test.each([
  [{ vary: 'Language, Lang' }, 'a'],
  [{ vary: 'Accept-Encoding', 'cache-control': 'no-store' }, 'a'],
  [{ vary: 'Language, Authorization' }, null],
  [{ vary: '*' }, null],
  [{ 'cache-control': 'max-age=60, private' }, null],
  [{ 'set-cookie': 'a=b' }, null],
])('a response with %j has the tags: %j', async (headers, tags) => {
  answer = (_, response) => response.writeHead(200, { 'Surrogate-Key': 'a', ...headers }).end('{}');
  expect((await read()).headers.get('Surrogate-Key')).toBe(tags);
});
