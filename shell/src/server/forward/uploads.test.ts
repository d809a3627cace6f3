import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { success } from '../testing/fake-api';
import { startTestShell, type TestShell } from '../testing/test-shell';

/** More than sockets and buffers between browser and API hold. */
const LARGE = Buffer.alloc(30 * 1024 * 1024, 7);
const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
const TOO_LARGE = {
  status: 413,
  message: 'This is too large to send. Please make it smaller and try again.',
  data: { form: ['This is too large to send. Please make it smaller and try again.'] },
};

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let api: http.Server;
let shell: TestShell;
let port: number;

beforeAll(async () => {
  api = http.createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  shell = await startTestShell({ apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  await shell.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shell.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await shell.stop();
  api.closeAllConnections();
  api.close();
});

test('S192 an upload reaches the API unchanged with the session', async () => {
  let seen = 0;
  let bearer: string | undefined;
  answer = async (request, response) => {
    bearer = request.headers.authorization;
    for await (const part of request) seen += part.length;
    end(response, 200, success({ id: 1 }));
  };
  const { status } = await upload({ cookie: 'frontend_session=secret-token-0123456789' });
  expect([status, seen, bearer]).toEqual([200, LARGE.length, 'Bearer secret-token-0123456789']);
});

test.each([true, false])(
  'D46 an early rejection by the API reaches the browser (length declared: %p)',
  async (declared) => {
    // answers at once and reads no further
    answer = (_request, response) => end(response, 413, TOO_LARGE);
    expect(await upload({}, declared)).toEqual({ status: 413, body: TOO_LARGE });
  },
);

test('S214 an API failure during an upload reaches the browser as API down', async () => {
  answer = (request) => request.once('data', () => request.socket.destroy());
  const { status, body } = await upload({});
  expect([status, body]).toEqual([502, { message: 'API is down.' }]);
});

test('D50 a cross-site upload never reaches the API', async () => {
  let reached = false;
  answer = (_request, response) => {
    reached = true;
    end(response, 200, success(true));
  };
  const { status } = await upload({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
  expect([status, reached]).toEqual([403, false]);
});

test('the next call works as usual', async () => {
  answer = (request, response) => void request.resume().on('end', () => end(response, 200, success(true)));
  expect((await upload({})).status).toBe(200);
});

function end(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/**
 * Sends a large form as browsers do: completely, whatever the response meanwhile; the response is read at the end. A connection
 * that breaks, or accepts no more bytes, fails the test.
 */
function upload(headers: Record<string, string>, declared = true) {
  const length: Record<string, string> = declared
    ? { 'content-length': String(LARGE.length) }
    : { 'transfer-encoding': 'chunked' };
  const own = { host: 'shop.test', origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' };
  const head = Object.entries({ ...own, ...FORM, ...length, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const body = declared ? [LARGE] : [`${LARGE.length.toString(16)}\r\n`, LARGE, '\r\n0\r\n\r\n'];
  return new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    let sent = false;
    const settle = () => {
      const [, status, json] = /^HTTP\/1.1 (\d+)(?:.|\s)*?(\{.*\})/.exec(answer) ?? [];
      if (!json || !sent) return;
      socket.destroy();
      resolve({ status: Number(status), body: JSON.parse(json) });
    };
    socket.on('data', (part) => {
      answer += part;
      settle();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${socket.bytesWritten} bytes taken, answered: ${answer}`)));
    const last = () => {
      sent = true;
      settle();
    };
    const request = `POST /api/v1/rating-review/action HTTP/1.1\r\n${head.join('')}\r\n`;
    for (const part of [request, ...body]) socket.write(part);
    socket.write('', last);
  });
}
