import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGatewayFetch } from './gateway-fetch';

const seen: string[] = [];
const server = http.createServer((request, response) => {
  seen.push(`${request.headers.host}${request.url}`);
  const port = (server.address() as AddressInfo).port;
  const answers: Record<string, () => void> = {
    '/base/ok?a=1': () => response.writeHead(200, { 'x-answer': '1' }).end('{"ok":true}'),
    '/base/refused': () => response.writeHead(402).end('{"error":"declined"}'),
    '/base/empty': () => response.writeHead(204).end(),
    '/base/broken': () => response.writeHead(500).end('secret'),
    '/base/broken?key=s3cret': () => response.writeHead(500).end('s3cret'),
    '/base/busy': () => response.writeHead(429).end(),
    '/base/away': () => response.writeHead(302, { location: `http://127.0.0.1:${port}/stolen` }).end(),
    '/base/endless': () => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'.repeat(64 * 1024)), 1);
      response.on('close', () => clearInterval(timer));
    },
    '/base/silent': () => {},
    '/base/half': () => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('abc');
      setTimeout(() => response.destroy(), 20);
    },
  };
  answers[request.url ?? '']?.();
});
/** ms: for hosts that respond, long enough for a busy machine; for those that do not, just long enough to connect. */
const [LONG, SHORT] = [30_000, 200];
let ask: ReturnType<typeof createGatewayFetch>;
let askShortly: ReturnType<typeof createGatewayFetch>;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`;
  ask = createGatewayFetch(apiUrl, LONG);
  askShortly = createGatewayFetch(apiUrl, SHORT);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  seen.length = 0;
});

test('P7 sends requests below the configured address and returns the answer', async () => {
  const answer = await ask('/ok?a=1', { headers: { authorization: 'Bearer k' } });
  expect([answer.status, answer.headers.get('x-answer'), await answer.json()]).toEqual([200, '1', { ok: true }]);
  expect((await ask('/refused')).status).toBe(402);
  expect((await ask('/empty')).status).toBe(204);
});

test.each(['/broken', '/busy', '/endless', '/half'])('%s throws GatewayDown', async (path) => {
  await expect(ask(path)).rejects.toMatchObject({ name: 'GatewayDown' });
});

test('a silent gateway throws GatewayDown after the timeout', async () => {
  await expect(askShortly('/silent')).rejects.toMatchObject({ name: 'GatewayDown' });
});

test('P7 a redirect is not followed', async () => {
  await expect(ask('/away')).rejects.toMatchObject({ name: 'GatewayDown' });
  expect(seen).toHaveLength(1);
});

test.each(['@evil.example/', '.evil.example/', ':1/'])(
  'P6 P7 a path to another host (%s) opens no connection',
  async (path) => {
    const elsewhere = createGatewayFetch('http://gateway.test', LONG);
    await expect(elsewhere(path)).rejects.toThrow('another host');
    expect(seen).toEqual([]);
  },
);

test('an error names method and path, but no query, header or body', async () => {
  const failed = ask('/broken?key=s3cret', { method: 'POST', body: 's3cret', headers: { authorization: 's3cret' } });
  await expect(failed).rejects.toThrow(/^POST \/base\/broken: status 500$/);
  await expect(failed).rejects.not.toThrow('s3cret');
});
