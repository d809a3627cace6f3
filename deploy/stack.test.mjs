import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { toStack } from './stack.mjs';

// Needs no container engine: emulates the parts of `docker compose config` for both files that matter to a swarm.
const read = (file) => fs.readFileSync(path.join(process.cwd(), file), 'utf8');
const replaced = (text) => text.replace(/!(?:reset|override) (\{\}|\[[^\]]*\])/g, '{ replaced: $1 }');
const isMap = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
const merged = (base, over) => {
  if (isMap(over) && 'replaced' in over) return over.replaced;
  if (!isMap(base) || !isMap(over)) return over;
  const keys = [...new Set([...Object.keys(base), ...Object.keys(over)])];
  return Object.fromEntries(keys.map((key) => [key, key in over ? merged(base[key], over[key]) : base[key]]));
};
const compose = parse(read('docker-compose.yml'), { merge: true });
const overlay = parse(replaced(read('deploy/stack.yml')), { merge: true });
const both = merged(compose, overlay);

/** Expands short forms as Compose does. */
function full(service) {
  const volumes = service.volumes?.map((text) => {
    const parts = text.replace(/\$\{\w+:-([^}]*)\}/g, '$1').split(':');
    const [source, target] = parts.length > 1 ? parts : [undefined, parts[0]];
    return { type: source?.startsWith('./') ? 'bind' : 'volume', source, target };
  });
  const ports = service.ports?.map((text) => {
    if (typeof text === 'object') return text;
    const parts = text.replace(/\$\{\w+:-([^}]*)\}/g, '$1').split(':');
    return { target: Number(parts.at(-1)), published: parts.at(-2), protocol: 'tcp', mode: 'ingress' };
  });
  const networks = Array.isArray(service.networks)
    ? Object.fromEntries(service.networks.map((name) => [name, null]))
    : service.networks;
  const secrets = service.secrets?.map((source) => ({ source }));
  return { ...service, ...(volumes && { volumes }), ...(ports && { ports }), ...(networks && { networks }), secrets };
}
const services = Object.fromEntries(
  Object.entries(both.services)
    .filter(([, { profiles }]) => !profiles)
    .map(([name, service]) => [name, full(service)]),
);
const { stack, left } = toStack({ ...both, services });
const REMOTES = Object.keys(compose.services).filter((name) => name.startsWith('mfe-'));

test('issue 15 the same services run in a swarm, the steps of the start as jobs, the demo and commands not', () => {
  expect(Object.keys(stack.services).sort()).toEqual(
    ['api', 'nginx', 'postgres', 'release', 'shell', ...REMOTES].sort(),
  );
  for (const name of [...REMOTES, 'release']) expect(stack.services[name].deploy.mode).toBe('replicated-job');
  expect(Number(stack.services.release.environment.RELEASE_FOR_S)).toBeGreaterThan(60);
});

test('issue 15 shells and API run on each node, replaced one by one, the new one first, and go back by themselves', () => {
  for (const name of ['shell', 'api']) {
    const { mode, replicas, update_config } = stack.services[name].deploy;
    expect([name, mode, replicas]).toEqual([name, 'global', undefined]);
    expect(update_config).toMatchObject({ order: 'start-first', parallelism: 1, failure_action: 'rollback' });
  }
  expect(stack.services.nginx.deploy.update_config).toMatchObject({ order: 'stop-first', failure_action: 'rollback' });
  expect(stack.services.postgres.deploy.update_config.order).toBe('stop-first');
});

test('issue 15 shells and APIs answer until all nodes know that they stop, and then finish pending calls', () => {
  for (const name of ['shell', 'api']) {
    const { environment, stop_grace_period } = stack.services[name];
    const drain = Number(/:-(\d+)\}/.exec(environment.DRAIN_MS)?.[1]);
    expect(drain).toBeGreaterThanOrEqual(5000);
    // a process that does not end by itself is killed after 10 s more
    expect(Number.parseInt(stop_grace_period, 10) * 1000).toBeGreaterThan(drain + 10_000);
  }
});

test('issue 15 an API that was ready once is not ended because its database is away', async () => {
  const answers = { '/ready': 503, '/health': 200 };
  const server = http.createServer(({ url }, response) => response.writeHead(answers[url] ?? 404).end());
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const TMPDIR = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-health-'));
  const env = { PATH: process.env.PATH, PORT: String(server.address().port), TMPDIR };
  const [, ...command] = stack.services.api.healthcheck.test;
  const isHealthy = async () =>
    (await promisify(execFile)('/usr/bin/env', command, { env }).catch((error) => error)).code === undefined;
  try {
    expect(await isHealthy()).toBe(false);
    answers['/ready'] = 200;
    expect(await isHealthy()).toBe(true);
    answers['/ready'] = 503;
    expect(await isHealthy()).toBe(true);
    answers['/health'] = 500;
    expect(await isHealthy()).toBe(false);
  } finally {
    server.close();
    fs.rmSync(TMPDIR, { recursive: true });
  }
});

test('issue 15 what has a read-only root has memory to write to, in the words that a swarm understands', () => {
  const scratch = [{ type: 'tmpfs', target: '/tmp', tmpfs: { size: 268435456 } }];
  const others = {
    postgres: [
      { type: 'tmpfs', target: '/tmp', tmpfs: { size: 67108864 } },
      { type: 'tmpfs', target: '/run/postgresql', tmpfs: { size: 1048576 } },
    ],
    nginx: [
      { type: 'volume', target: '/var/cache/nginx' },
      { type: 'tmpfs', target: '/run', tmpfs: { size: 1048576 } },
    ],
  };
  for (const [name, { read_only, cap_drop, cap_add, volumes, tmpfs }] of Object.entries(stack.services)) {
    expect([name, read_only, cap_drop, cap_add]).toEqual([name, true, ['ALL'], compose.services[name].cap_add]);
    expect([name, volumes, tmpfs]).toEqual([name, expect.arrayContaining(others[name] ?? scratch), undefined]);
  }
});

test('issue 15 whatever moves from node to node has its image in a registry and its files in the bucket', () => {
  const images = Object.entries(services).filter(([, { build }]) => build);
  for (const [name, { image }] of images)
    expect([name, image]).toEqual([name, `\${IMAGES:-souk}/${name}:\${TAG:-latest}`]);
  for (const [name, { volumes = [] }] of Object.entries(stack.services))
    expect([name, volumes.flatMap(({ source }) => source ?? [])]).toEqual([
      name,
      name === 'postgres' ? ['postgres'] : [],
    ]);
  for (const name of ['shell', 'release', ...REMOTES])
    for (const place of ['STORE', 'RELEASES']) expect(stack.services[name].environment[place]).toMatch(/^s3:\/\//);
  for (const place of ['MEDIA_DIR', 'UPLOADS_DIR']) expect(stack.services.api.environment[place]).toMatch(/^s3:\/\//);
  expect(stack.services.postgres.environment.POSTGRES_PASSWORD).toBe('');
  expect(stack.services.api.environment.SECRETS_DIR).toBe('/run/secrets');
  expect(stack.services.api.secrets.map(({ source }) => source)).toContain('SMTP_URL');
  expect(Object.keys(stack.secrets).sort()).toEqual(Object.keys(overlay.secrets).sort());
  for (const name of ['shell', 'release', ...REMOTES])
    expect(stack.services[name].secrets.map(({ source }) => source)).toEqual([
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]);
  expect(fs.existsSync(path.join(process.cwd(), stack.configs.nginx.file))).toBe(true);
});

test('what a swarm has no notion of is left out and said', () => {
  expect(left.find((line) => line.startsWith('shell:'))).toBe('shell: build, restart, security_opt');
  const waiting = { image: 'x', depends_on: { b: {} } };
  expect(toStack({ services: { a: waiting } }).left).toEqual(['a: depends_on']);
  expect(stack.networks.data).toEqual({ internal: true, driver: 'overlay', driver_opts: { encrypted: 'true' } });
});

test.each([
  [
    'a folder of this machine',
    { image: 'x', volumes: [{ type: 'bind', source: '/here' }] },
    'which other nodes do not have',
  ],
  ['a port of this machine', { image: 'x', ports: [{ host_ip: '127.0.0.1' }] }, 'a swarm publishes on every node'],
  ['no image', { build: {} }, 'every node fetches it from a registry'],
  ['memory of no clear size', { image: 'x', tmpfs: ['/tmp:mode=1777'] }, 'write its place and size'],
])('%s is refused', (_, service, reason) => {
  expect(() => toStack({ services: { a: service } })).toThrow(reason);
});

test('issue 15 edges keep the visitors’ addresses: each has the port of its node', () => {
  const { ports, deploy, configs } = stack.services.nginx;
  expect(ports).toEqual([{ target: 8080, published: 8080, protocol: 'tcp', mode: 'host' }]);
  expect(deploy.placement.max_replicas_per_node).toBe(1);
  expect(configs.map(({ target }) => target)).toContain('/docker-entrypoint.d/40-proxies.sh');
});
