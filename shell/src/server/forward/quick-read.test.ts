import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallName } from 'shared-kernel/contract/call-name';
import * as CALLS from 'shared-kernel/contract/calls';
import { json, startFakeApi, success } from '../testing/fake-api';
import { startTestShell } from '../testing/test-shell';
import { isQuickRead, quickRead } from './quick-read';

const own = { origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' };
const SLOW: CallName[] = ['logout', 'sendOrderEmail', 'socialLoginRedirect', 'socialLoginCallback'];
const lost = (code: string) => Object.assign(new Error(code), { code });

test.each(Object.keys(CALLS) as CallName[])('%s has the deadline of its kind', (name) => {
  const { method } = CALLS[name];
  expect(isQuickRead(method, name)).toBe(method === 'GET' && !SLOW.includes(name));
});

test.each(['paymentReturn', 'paymentHandOver'] as const)('%s waits for the gateway', (call) => {
  expect(isQuickRead('GET', call)).toBe(false);
});

test.each(['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'])('a read is repeated after %s', async (code) => {
  const read = jest.fn().mockRejectedValueOnce(lost(code)).mockResolvedValue('answer');
  await expect(quickRead(60_000, read)).resolves.toBe('answer');
  expect(read).toHaveBeenCalledTimes(2);
});

test('does not repeat a read after other failures', async () => {
  const read = jest.fn().mockRejectedValue(lost('UND_ERR_HEADERS_OVERFLOW'));
  await expect(quickRead(60_000, read)).rejects.toThrow('UND_ERR_HEADERS_OVERFLOW');
  expect(read).toHaveBeenCalledTimes(1);
});

test('stops retrying after five attempts or at the deadline', async () => {
  const read = jest.fn().mockRejectedValue(lost('ECONNREFUSED'));
  await expect(quickRead(60_000, read)).rejects.toThrow('ECONNREFUSED');
  expect(read).toHaveBeenCalledTimes(5);
  read.mockClear();
  await expect(quickRead(1, read)).rejects.toThrow('ECONNREFUSED');
  expect(read).toHaveBeenCalledTimes(1);
});

test('O4 retries a read, never a write, after a broken connection', async () => {
  const api = await startFakeApi();
  for (const call of ['home', 'cart/action']) {
    let before = 0;
    api.answers[`/api/v1/${call}`] = (_, response) =>
      before++ === 0 ? void response.socket?.destroy() : json(response, success(true));
  }
  const shell = await startTestShell({ apiOrigin: api.origin });
  expect((await shell.app.inject('/api/v1/home')).statusCode).toBe(200);
  const write = { method: 'POST', url: '/api/v1/cart/action', headers: own, payload: '{}' } as const;
  expect((await shell.app.inject(write)).statusCode).toBe(502);
  expect(api.seen.map(({ url }) => url)).toEqual(['/api/v1/home', '/api/v1/home', '/api/v1/cart/action']);
  await shell.stop();
  await api.stop();
});

test('O4 a read survives an API restart on the same port', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const back = createServer((_, response) => json(response, success(true)));
  const read = async (signal: AbortSignal) => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { signal }).catch((error) => {
      throw error.cause ?? error;
    });
    return answer.status;
  };
  const answer = quickRead(60_000, async (signal) => {
    try {
      return await read(signal);
    } catch (error) {
      if (!back.listening) await new Promise<void>((resolve) => back.listen(port, '127.0.0.1', resolve));
      throw error;
    }
  });
  await expect(answer).resolves.toBe(200);
  await new Promise((resolve) => back.close(resolve));
});
