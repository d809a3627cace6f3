import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { json, success } from '../testing/fake-api';
import { startTestShell, type TestShell } from '../testing/test-shell';
import { until } from '../testing/until';
import { InFlightLimit } from './in-flight-limit';

/** calls that have reached the API */
let reached = 0;
/** Answers a call once its body is complete. */
const api = createServer((request, response) => {
  reached += 1;
  request.on('error', () => {});
  request.on('end', () => json(response, success(true)));
  request.resume();
});
let shell: TestShell;
let port: number;
const open: Socket[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  shell = await startTestShell({ apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  port = Number(new URL(await shell.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  // some of these bodies never end
  api.closeAllConnections();
  await shell.stop();
  await new Promise((resolve) => api.close(resolve));
});

/** Starts a body and never ends it; records the first line of the response. */
function trickle(type: string, answers: string[]): void {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  socket.on('error', () => {});
  socket.write(`POST /api/v1/rating-review/action HTTP/1.1\r\nHost: shop.test\r\nContent-Type: ${type}\r\n`);
  socket.write('Content-Length: 9000\r\n\r\n{"quantity":');
  socket.once('data', (data) => answers.push(String(data).split('\r\n')[0] ?? ''));
}

test.each([
  ['application/json', 32],
  ['multipart/form-data; boundary=x', 6],
])('I5 unfinished bodies of %s are limited to %i calls; other callers are served', async (type, most) => {
  reached = 0;
  const answers: string[] = [];
  for (let n = 0; n < 200; n++) trickle(type, answers);
  await until('each is answered or waited for', () => answers.length + reached === 200);
  expect(reached).toBe(most);
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 429 Too Many Requests']));
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/home`)).status).toBe(200);
  const write = (language: string) =>
    fetch(`http://127.0.0.1:${port}/api/v1/rating-review/action`, {
      method: 'POST',
      headers: { 'content-type': type, language },
      body: '{}',
    });
  // issue 14: in the shopper's language
  expect((await (await write('ar')).json()).message).toMatch(/^طلبات كثيرة/);
  expect((await (await write('xx')).json()).message).toMatch(/^Too many requests/);
  // a closed connection frees its place
  for (const socket of open.splice(0)) socket.destroy();
  const written = async () => (await write('en')).status === 200;
  await until('there is a place again', written);
});

test('I5 a browser that leaves while sending its body ends only its call', async () => {
  for (let n = 0; n < 100; n++) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    socket.write('POST /api/v1/cart/action HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\n');
    await new Promise<void>((resolve) => socket.write('Content-Length: 9000\r\n\r\n{"quantity":', () => resolve()));
    if (n % 2) await new Promise((resolve) => setImmediate(resolve));
    socket.resetAndDestroy();
  }
  await new Promise((wait) => setTimeout(wait, 300));
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/home`)).status).toBe(200);
});

test('I5 a body must arrive in time', () => {
  expect(shell.app.server.requestTimeout).toBeGreaterThan(0);
});

test.each([
  ['192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
  ['2001:db8:0:7::1', '2001:db8::7:ffff:2:3:4', true],
  ['2001:db8:0:7::1', '2001:db8:0:8::1', false],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
])('I5 %s and %s count as one caller: %s', (one, other, same) => {
  const calls = new InFlightLimit(1);
  expect(calls.begin(one)).not.toBeNull();
  expect(calls.begin(other) === null).toBe(same);
});
