import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../souk-remote/build/place.mjs';
import { freePort } from '../../shop/ports.mjs';
import { startProgram } from './start-program.mjs';

/** Version of nginx on this machine, or undefined. @returns {string | undefined} such as `1.28.0` */
export function nginxVersion() {
  const { stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  return /nginx\/([\d.]+)/.exec(stderr ?? '')?.[1];
}

/**
 * nginx with the shipped settings (`deploy/nginx.conf`), in front of a server of this machine.
 * @param {{port: number, origin: string, certificate: import('./certificate.mjs').Certificate, folder: string}} options `folder`:
 * for its files, deleted after the run
 * @returns {Promise<{stop(): Promise<void>}>}
 */
export async function startNginx({ port, origin, certificate, folder }) {
  const here = path.join(folder, `nginx-${port}`);
  fs.mkdirSync(here, { recursive: true });
  const conf = path.join(here, 'nginx.conf');
  const shipped = fs.readFileSync(path.join(ROOT, 'deploy/nginx.conf'), 'utf8');
  const ours = onThisMachine(shipped, {
    port,
    innerPort: await freePort(),
    origin,
    certificate,
    folder: here,
    version: nginxVersion(),
  });
  fs.writeFileSync(
    conf,
    [
      `daemon off; pid ${here}/nginx.pid; worker_processes auto;`,
      'events { worker_connections 1024; }',
      'http {',
      ours,
      '}',
    ].join('\n'),
  );
  return startProgram({
    command: ['nginx', '-p', here, '-c', conf, '-e', path.join(here, 'errors.log')],
    url: `https://localhost:${port}/`,
    log: path.join(here, 'output.log'),
  });
}

/**
 * The shipped settings with the addresses and files of this machine, and TLS where the image's start script writes it
 * (deploy/tls.sh).
 * @param {string} text of deploy/nginx.conf
 * @param {{port: number, innerPort: number, origin: string, certificate: {key: string, cert: string}, folder: string, version:
 * string}} here `innerPort`: of its internal server, because the benchmark runs several; `folder`: for buffers that do not fit into
 * memory
 * @throws Error when the file differs from what is expected: the shipped settings would not be what is measured
 */
export function onThisMachine(text, { port, innerPort, origin, certificate, folder, version }) {
  const tls = isBefore(version, '1.25.1')
    ? `listen 127.0.0.1:${port} ssl http2;`
    : `listen 127.0.0.1:${port} ssl; http2 on;`;
  const files = `ssl_certificate ${certificate.cert}; ssl_certificate_key ${certificate.key};`;
  const plain = text
    .replace(/^\s*#.*$/gm, '')
    .replace(/^\s*(resolver|include) .*$/gm, '')
    .replace(/\/dev\/std(out|err)/g, '/dev/null');
  // an IP address: nginx would resolve the name in `$shell` with a DNS server, and there is none here
  const behind = origin.replace('//localhost:', '//127.0.0.1:');
  const ours = {
    'listen 8080;': `${tls} ${files}`,
    'http://shell:3000': behind,
    '/var/cache/nginx': folder,
    '127.0.0.1:8079': `127.0.0.1:${innerPort}`,
  };
  return Object.entries(ours).reduce((settings, [theirs, own]) => {
    if (!settings.includes(theirs)) throw new Error(`deploy/nginx.conf has no '${theirs}': the bench cannot use it.`);
    return settings.replaceAll(theirs, own);
  }, plain);
}

/** `http2 on` was added in 1.25.1; Debian's nginx is older. */
function isBefore(version, than) {
  const [ours, theirs] = [version, than].map((text) => text.split('.').map(Number));
  const differs = theirs.findIndex((number, at) => ours[at] !== number);
  return differs >= 0 && ours[differs] < theirs[differs];
}
