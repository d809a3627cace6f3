import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { describeEnd, startServer } from './children.mjs';
import { holdFreePort } from './ports.mjs';

let folder;
const stops = [];
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-children-'));
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  fs.rmSync(folder, { recursive: true });
});

/** Starts a program with these lines as `npm start` starts a part. */
async function start(lines, options = {}) {
  const file = path.join(folder, 'part.cjs');
  fs.writeFileSync(file, lines);
  const server = await startServer({
    name: 'part',
    command: [process.execPath, file],
    cwd: folder,
    env: { NODE_OPTIONS: '' },
    logs: folder,
    ...options,
  });
  stops.push(server.stop);
  return server;
}
const serve = (port) => `
  require('node:http').createServer((_, response) => response.end('ours'))
    .listen(${port}, () => process.send('listening'));`;

test('a part whose port is taken fails to start, even if the port responds', async () => {
  const stranger = http.createServer((_, response) => response.end('{"status":"ok"}'));
  await new Promise((resolve) => stranger.listen(0, resolve));
  stops.push(() => new Promise((resolve) => stranger.close(resolve)));
  const { port } = stranger.address();
  const failed = start(serve(port));
  await expect(failed).rejects.toThrow('The part ended with exit code 1');
  await expect(failed).rejects.toThrow('EADDRINUSE');
  await expect(failed).rejects.toThrow(path.join(folder, 'part.log'));
});

test('a part is up when it reports ready', async () => {
  const { port, release } = await holdFreePort();
  await release();
  const server = await start(serve(port));
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('ours');
  await server.stop();
  expect(describeEnd(await server.exited)).toBe(`The part ended by SIGTERM (${path.join(folder, 'part.log')})`);
});

test('times out for a part that listens but is not ready', async () => {
  const late = start(`process.send('listening'); setInterval(() => {}, 1000);`, { until: 'ready', timeout: 300 });
  await expect(late).rejects.toThrow('The part was not ready within 0.3 s');
});

test('reports a long wait for a part once, and a short one never', async () => {
  const messages = [];
  const upAfter = (ms, patience) =>
    start(`setTimeout(() => process.send('ready'), ${ms}); setInterval(() => {}, 1000);`, {
      until: 'ready',
      patience,
      onWait: () => messages.push(patience),
    });
  await upAfter(300, 50);
  await upAfter(0, 60_000);
  expect(messages).toEqual([50]);
});

test('a part that exits later returns its exit code', async () => {
  const server = await start(`process.send('listening'); setTimeout(() => process.exit(7), 20);`);
  expect(describeEnd(await server.exited)).toBe(`The part ended with exit code 7 (${path.join(folder, 'part.log')})`);
});

test('an unknown command is an error', async () => {
  await expect(start('', { command: [path.join(folder, 'missing')] })).rejects.toThrow('The part ended before it ran');
});
