import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// the script with its absolute path below a folder of the test
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'proxies-'));
const script = fs
  .readFileSync(path.resolve(__dirname, 'proxies.sh'), 'utf8')
  .replace('conf=/run/souk', `conf=${folder}`);
const written = path.join(folder, 'proxies.conf');
function run(proxies?: string) {
  const env = { PATH: process.env.PATH ?? '', ...(proxies !== undefined && { TRUSTED_PROXIES: proxies }) };
  const { status, stderr } = spawnSync('sh', ['-c', script], { env });
  const conf = fs.existsSync(written) ? fs.readFileSync(written, 'utf8') : null;
  return { status, conf, said: String(stderr) };
}
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('issue 15 the edge takes a visitor’s address from the proxies that are named, and from nobody else', () => {
  expect(run('10.0.0.0/8, 2001:db8::7')).toMatchObject({
    status: 0,
    conf: [
      'set_real_ip_from 10.0.0.0/8;',
      'set_real_ip_from 2001:db8::7;',
      'real_ip_header X-Forwarded-For;',
      'real_ip_recursive on;',
      '',
    ].join('\n'),
  });
  // a start without the setting trusts nobody again
  for (const none of ['', undefined]) expect(run(none)).toMatchObject({ status: 0, conf: null });
});

test.each(['balancer', '10.0.0.1; } http {', '$(id)', 'unix:'])(
  'the edge does not start with %p as a proxy',
  (proxy) => {
    const { status, said } = run(proxy);
    expect(status).toBe(1);
    expect(said).toContain('TRUSTED_PROXIES');
  },
);
