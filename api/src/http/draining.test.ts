import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testApp } from '../testing/test-app';

const api = testApp();

test('O4 a draining API is not ready, still answers and closes each connection afterwards', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      get({ port, path, agent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve([answer.statusCode, answer.headers.connection]));
      }).on('error', reject);
    });
  expect(await ask('/ready')).toEqual([200, 'keep-alive']);
  api.app.drain();
  expect(await ask('/ready')).toEqual([503, 'close']);
  expect(await ask('/health')).toEqual([200, 'close']);
  expect(await ask('/api/v1/common')).toEqual([200, 'close']);
  agent.destroy();
});
