import fs from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';

/** Headers of a single connection, which HTTP/2 does not have. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'];

/**
 * HTTP/2 with TLS in front of a server, like `deploy/nginx.conf`: it forwards everything, with the headers that nginx sets, and
 * does not compress. For machines without nginx.
 * @param {{port: number, origin: string, certificate: import('./certificate.mjs').Certificate}} options
 * @returns {Promise<{stop(): Promise<void>}>}
 */
export async function startStandIn({ port, origin, certificate }) {
  const { hostname, port: behind } = new URL(origin);
  const agent = new http.Agent({ keepAlive: true });
  const sessions = new Set();
  const server = http2.createSecureServer({
    key: fs.readFileSync(certificate.key),
    cert: fs.readFileSync(certificate.cert),
    allowHTTP1: true,
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('request', (request, response) => {
    const headers = { ...withoutConnection(request.headers), ...forwarded(request) };
    const options = { agent, hostname, port: behind, method: request.method, path: request.url, headers };
    const outgoing = http.request(options, (answer) => {
      response.writeHead(answer.statusCode, withoutConnection(answer.headers));
      answer.pipe(response);
    });
    // the visitor has disconnected, or the server behind is gone: end the other side as well
    outgoing.on('error', () => response.destroy());
    response.on('close', () => outgoing.destroy());
    request.pipe(outgoing);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    stop() {
      agent.destroy();
      for (const session of sessions) session.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const withoutConnection = (headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_THE_CONNECTION.includes(name)),
  );

function forwarded(request) {
  const host = request.headers[':authority'] ?? request.headers.host;
  return {
    host,
    'x-forwarded-for': request.socket.remoteAddress,
    'x-forwarded-host': host,
    'x-forwarded-proto': 'https',
  };
}
