import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Starts a bare Node server in a separate process, which sends these bytes: the upper bound for any server in Node.
 * @param {Buffer} packed a page as brotli
 * @returns {Promise<{url: string, pid: number, stop(): Promise<void>}>}
 */
export async function startBytes(packed) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-bytes-'));
  const file = path.join(folder, 'page.br');
  fs.writeFileSync(file, packed);
  const server = spawn(process.execPath, [path.join(import.meta.dirname, 'bytes-server.mjs'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const [line] = await Promise.race([
    once(server.stdout, 'data'),
    ended.then(([code]) => Promise.reject(new Error(`the server of Node alone ended with ${code}`))),
  ]);
  return {
    url: String(line).trim(),
    pid: server.pid,
    async stop() {
      server.kill();
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
