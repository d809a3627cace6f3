import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers every call 'not found': pages then show what they show of things that do not exist, and must still render. */
export async function startStandInApi(): Promise<{ origin: string; stop(): void }> {
  const body = JSON.stringify({ status: 404, message: '', data: null });
  const server = http.createServer((_, response) =>
    response.writeHead(404, { 'content-type': 'application/json' }).end(body),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
