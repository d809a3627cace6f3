import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { holdFreePort } from './ports.mjs';
import { checkNode, checkWritable, holdShopPort } from './preflight.mjs';

async function freeHeld() {
  const held = await holdFreePort();
  await held.release();
  return held;
}
function listenOn(port, host) {
  const server = net.createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve(server));
  });
}

test.each([
  ['18.20.4', true],
  ['20.18.9', true],
  ['20.19.0', false],
  ['22.1.0', false],
])('rejects Node %s: %p, with advice', (version, refused) => {
  if (refused) expect(() => checkNode(version)).toThrow(/install Node 20\.19/);
  else expect(() => checkNode(version)).not.toThrow();
});

test.each(['abc', '0', '70000', '3000.5', '-1'])('rejects PORT=%s', async (text) => {
  await expect(holdShopPort(text)).rejects.toThrow(/such as PORT=4000/);
});

test('reports a busy port in one line that suggests another', async () => {
  // the system may choose one above the allowed range
  let server;
  do {
    server?.close();
    server = net.createServer((socket) => socket.destroy());
    await new Promise((resolve) => server.listen(0, resolve));
  } while (server.address().port > 65_000);
  const { port } = server.address();
  await expect(holdShopPort(String(port))).rejects.toThrow(`Port ${port} is busy`);
  await new Promise((resolve) => server.close(resolve));
  const held = await holdShopPort(String(port));
  expect(held.port).toBe(port);
  await held.release();
});

test('issue 15 names the address of a shop that is already running', async () => {
  const server = http.createServer((_, response) => response.setHeader('x-release-set', 'a').end());
  const { port } = await freeHeld();
  await new Promise((resolve) => server.listen(port, resolve));
  await expect(holdShopPort(String(port))).rejects.toThrow(`already: open http://localhost:${port}, or start another`);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('holds the shop’s port from the check until release', async () => {
  const { port } = await freeHeld();
  const held = await holdShopPort(String(port));
  await expect(listenOn(port)).rejects.toThrow('EADDRINUSE');
  await expect(listenOn(port, '127.0.0.1')).rejects.toThrow('EADDRINUSE');
  await held.release();
  const server = await listenOn(port);
  await new Promise((resolve) => server.close(resolve));
});

test('reports a folder that cannot be created in one line of advice', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'souk-preflight-')), 'file');
  fs.writeFileSync(file, '');
  expect(() => checkWritable(path.join(file, 'folder'))).toThrow(/write permission/);
  fs.rmSync(path.dirname(file), { recursive: true });
});
