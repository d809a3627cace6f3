import { request as call, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, request } from 'undici';
import { until } from '../testing/until';
import { bodyOf } from './request-body';

const listen = async (server: ReturnType<typeof createServer>) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

test('I5 a browser that leaves while waiting for a connection ends only its call', async () => {
  const api = createServer((incoming) => incoming.on('error', () => {}).resume());
  const apiPort = await listen(api);
  const agent = new Agent({ connections: 2 });
  const outcomes: Promise<string>[] = [];
  let ended = 0;
  const shell = createServer((raw: IncomingMessage) => {
    const options = { dispatcher: agent, method: 'POST', body: bodyOf(raw) } as const;
    outcomes.push(
      request(`http://127.0.0.1:${apiPort}/`, options).then(
        () => 'answered',
        (error: Error) => error.message,
      ),
    );
    raw.once('close', () => {
      ended += 1;
    });
  });
  const port = await listen(shell);
  const begin = () => {
    const browser = call({ host: '127.0.0.1', port, method: 'POST', headers: { 'content-length': 9000 } });
    browser.on('error', () => {});
    browser.write('{');
    return browser;
  };
  const seen = (calls: number) => until(`${calls} calls are seen`, () => outcomes.length >= calls);
  const sending = [begin(), begin()];
  await seen(2);
  const waiting = begin();
  await seen(3);
  waiting.destroy();
  await until('the waiting browser has gone', () => ended === 1);
  for (const browser of sending) browser.destroy();
  expect(await Promise.all(outcomes)).toEqual(Array(3).fill('the browser went away'));
  await agent.destroy();
  for (const server of [shell, api]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
