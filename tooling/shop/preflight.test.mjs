import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { checkNode, checkPort, checkWritable } from './preflight.mjs';

test.each([
  ['18.20.4', true],
  ['20.18.9', true],
  ['20.19.0', false],
  ['22.1.0', false],
])('Node %s is refused: %p, with what to do', (version, refused) => {
  if (refused) expect(() => checkNode(version)).toThrow(/install Node 20\.19/);
  else expect(() => checkNode(version)).not.toThrow();
});

test.each(['abc', '0', '70000', '3000.5', '-1'])('PORT=%s is no port', async (text) => {
  await expect(checkPort(text)).rejects.toThrow(/such as PORT=4000/);
});

test('a busy port is one line that names another one', async () => {
  // the system may give one that is above what counts as a port here
  let server;
  do {
    server?.close();
    server = net.createServer();
    await new Promise((resolve) => server.listen(0, resolve));
  } while (server.address().port > 65_000);
  const { port } = server.address();
  await expect(checkPort(String(port))).rejects.toThrow(`Port ${port} is busy`);
  await new Promise((resolve) => server.close(resolve));
  await expect(checkPort(String(port))).resolves.toBe(port);
});

test('a folder that cannot be made is one line that says what to do', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'souk-preflight-')), 'file');
  fs.writeFileSync(file, '');
  expect(() => checkWritable(path.join(file, 'folder'))).toThrow(/write permission/);
  fs.rmSync(path.dirname(file), { recursive: true });
});
