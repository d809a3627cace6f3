import { freePort } from '../../shop/ports.mjs';
import { nginxVersion, startNginx } from './nginx.mjs';
import { startStandIn } from './stand-in.mjs';

/** Name of the reverse proxy, for the report. */
export const frontName = () => {
  const version = nginxVersion();
  return version
    ? `nginx ${version} with deploy/nginx.conf`
    : "a stand-in for it (Node's http2), because nginx is not installed";
};

/**
 * HTTP/2 with TLS in front of a server of this machine: the shipped nginx settings, or a stand-in where nginx is missing.
 * @param {{origin: string, certificate: import('./certificate.mjs').Certificate, folder: string, port?: number}} options `origin`:
 * of the server behind it; `folder`: deleted after the run
 * @returns {Promise<{url: string, stop(): Promise<void>}>}
 */
export async function startFront({ origin, certificate, folder, port: requestedPort }) {
  const port = requestedPort ?? (await freePort());
  const start = nginxVersion() ? startNginx : startStandIn;
  const server = await start({ port, origin, certificate, folder });
  return { url: `https://localhost:${port}`, ...server };
}
