import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// a checkout with what the script reads, and a fake Docker that contacts no registry
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pin-'));
const below = (...names: string[]) => path.join(root, ...names);
for (const folder of ['deploy', 'bin']) fs.mkdirSync(below(folder));
for (const file of ['docker-compose.yml', 'deploy/pin-base-images.sh'])
  fs.copyFileSync(path.resolve(__dirname, '..', file), below(file));
afterAll(() => fs.rmSync(root, { recursive: true }));

const digest = (digit: number) => `sha256:${String(digit).repeat(64)}`;
/** The registry's response for each tag. */
function pin(registry: Record<string, string>) {
  const answers = Object.entries(registry).map(([tag, imageDigest]) => `${tag}) echo '"${imageDigest}"';;`);
  const docker = `#!/bin/sh\ncase $4 in ${answers.join(' ')} *) echo "no such host" >&2; exit 1;; esac\n`;
  fs.writeFileSync(below('bin/docker'), docker, { mode: 0o755 });
  const PATH = `${below('bin')}${path.delimiter}${process.env.PATH ?? ''}`;
  const { status, stderr } = spawnSync('sh', [below('deploy/pin-base-images.sh')], { env: { PATH } });
  const kept = fs.existsSync(below('.env')) ? fs.readFileSync(below('.env'), 'utf8') : null;
  return { status, said: String(stderr), kept };
}
const TAGS = { 'node:24-bookworm-slim': digest(1), 'postgres:18': digest(2), 'nginx:1.28': digest(3) };

test.each([
  ['cannot be reached', { 'nginx:1.28': digest(3) }],
  ['names no digest', { ...TAGS, 'postgres:18': 'Name: postgres:18' }],
])('issue 15 base images stay as they are when a registry %s', (_, registry) => {
  const { status, said, kept } = pin(registry);
  expect([status, kept]).toEqual([1, null]);
  expect(said).toContain('Nothing was written.');
  expect(fs.readdirSync(root).sort()).toEqual(['bin', 'deploy', 'docker-compose.yml']);
});

test('issue 15 base images are pinned by what their tags mean today, what is pinned is renewed, other settings stay', () => {
  expect(pin(TAGS).kept?.trim().split('\n').sort()).toEqual([
    `NGINX_IMAGE='nginx:1.28@${digest(3)}'`,
    `NODE_IMAGE='node:24-bookworm-slim@${digest(1)}'`,
    `POSTGRES_IMAGE='postgres:18@${digest(2)}'`,
  ]);
  fs.appendFileSync(below('.env'), "SMTP_URL='smtp://a'\nPOSTGRES_IMAGE='mirror.test/postgres:17'", { mode: 0o600 });
  expect(pin({ ...TAGS, 'node:24-bookworm-slim': digest(4), 'mirror.test/postgres:17': digest(5) }).kept).toBe(
    [
      "SMTP_URL='smtp://a'",
      `NGINX_IMAGE='nginx:1.28@${digest(3)}'`,
      `NODE_IMAGE='node:24-bookworm-slim@${digest(4)}'`,
      `POSTGRES_IMAGE='mirror.test/postgres:17@${digest(5)}'`,
      '',
    ].join('\n'),
  );
});
