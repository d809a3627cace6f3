import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// the script with its absolute paths below a folder of the test
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tls-'));
const below = (...names: string[]) => path.join(folder, ...names);
const script = fs
  .readFileSync(path.resolve(__dirname, 'tls.sh'), 'utf8')
  .replace(/^(given|made|conf)=/gm, `$1=${folder}`);
// openssl is part of the image, but not of every machine that runs tests
fs.mkdirSync(below('bin'));
fs.writeFileSync(
  below('bin/openssl'),
  '#!/bin/sh\nwhile [ $# -gt 0 ]; do case $1 in -keyout|-out) date > "$2";; esac; shift; done\n',
  { mode: 0o755 },
);
const PATH = `${below('bin')}${path.delimiter}${process.env.PATH ?? ''}`;
function run(env: Record<string, string> = {}): string | null {
  const { status, stderr } = spawnSync('sh', ['-c', script], { env: { PATH, ...env } });
  if (status !== 0) throw new Error(String(stderr));
  const conf = below('run/souk/tls.conf');
  return fs.existsSync(conf) ? fs.readFileSync(conf, 'utf8') : null;
}
afterAll(() => fs.rmSync(folder, { recursive: true }));

const moved = (conf: string | null) => /return 308 (\S+);/.exec(conf ?? '')?.[1];

test.each([
  ['https://shop.example', {}, 'https://shop.example$request_uri'],
  ['https://shop.example:8443', {}, 'https://shop.example:8443$request_uri'],
  // none of it is interpreted as settings
  ['https://shop.example; } evil {', {}, undefined],
  ['http://localhost:8080', {}, undefined],
  ['', {}, undefined],
  // a load balancer may have terminated TLS already
  ['https://shop.example', { TRUSTED_PROXIES: '10.0.0.0/8' }, undefined],
])('issue 15 with a certificate and PUBLIC_ORIGIN %p %j port 8080 leads to %p', (origin, env, to) => {
  expect(moved(run({ SELF_SIGNED: 'yes', PUBLIC_ORIGIN: origin, ...env }))).toBe(to);
});

test('the edge speaks HTTP/2 with the certificate that it is given, one for trying out, or not at all', () => {
  expect(run()).toBeNull();

  const tried = run({ SELF_SIGNED: 'yes' });
  expect(tried).toContain('http2 on;');
  expect(tried).toContain(`ssl_certificate ${below('run/self-signed/tls.crt')};`);
  const made = fs.readFileSync(below('run/self-signed/tls.crt'), 'utf8');
  run({ SELF_SIGNED: 'yes' });
  expect(fs.readFileSync(below('run/self-signed/tls.crt'), 'utf8')).toBe(made);

  fs.mkdirSync(below('certificates'));
  for (const name of ['tls.crt', 'tls.key']) fs.writeFileSync(below('certificates', name), 'given');
  expect(run({ SELF_SIGNED: 'yes' })).toContain(`ssl_certificate_key ${below('certificates/tls.key')};`);
});
