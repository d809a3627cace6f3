import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** An HTTP store over a folder, with responses delayed by `delayMs`. */
export async function startStoreServer(folder: string, delayMs: number) {
  const server = http.createServer(async (request, response) => {
    await sleep(delayMs);
    const file = path.join(folder, request.url ?? '');
    if (!fs.existsSync(file)) return response.writeHead(404).end();
    const type = file.endsWith('.js') ? 'text/javascript' : 'application/json';
    return response.writeHead(200, { 'content-type': type }).end(fs.readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
