import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

// No engine is needed here: what the files name must exist in the code.
const root = path.resolve(__dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
}
const compose = parse(read('docker-compose.yml')) as { services: Record<string, Service>; volumes: object };
const services = Object.entries(compose.services);
const built = services.filter(([, { build }]) => build);
/** where each part reads its environment */
const CONFIG: Record<string, readonly string[]> = {
  shell: ['shell/src/server/config.ts'],
  api: ['api/src/config.ts', 'api/src/payments/payment-keys.ts', 'api/src/social/social-keys.ts'],
};
/** what the build makes of each part */
const PROGRAM: Record<string, { file: string; madeBy: string; said: RegExp }> = {
  shell: { file: 'dist/server/main.cjs', madeBy: 'tooling/webpack/factory.mjs', said: /entry: .*main:/ },
  api: { file: 'dist/server.mjs', madeBy: 'tooling/build/jobs.mjs', said: /server: 'src\/server\.ts'/ },
};

const reads = (service: string, name: string) =>
  name === 'NODE_ENV' || (CONFIG[service] ?? []).some((file) => new RegExp(`(env\\.|')${name}\\b`).test(read(file)));

interface Step {
  word: string;
  rest: string;
}
const steps = (dockerfile: string): Step[] =>
  read(dockerfile)
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ word: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
const envOf = (list: Step[]) =>
  Object.fromEntries(
    list.filter(({ word }) => word === 'ENV').flatMap(({ rest }) => rest.split(' ').map((pair) => pair.split('='))),
  ) as Record<string, string>;

test('services wait only for services that exist and can say that they are well', () => {
  for (const [, { depends_on = {} }] of services)
    for (const [name, { condition }] of Object.entries(depends_on)) {
      const service = compose.services[name];
      expect(condition).toBe('service_healthy');
      const dockerfile = service?.build?.dockerfile;
      expect(
        service?.healthcheck ?? (dockerfile && steps(dockerfile).some(({ word }) => word === 'HEALTHCHECK')),
      ).toBeTruthy();
    }
});

test('volumes are declared, mounted files exist', () => {
  for (const [, { volumes = [] }] of services)
    for (const volume of volumes) {
      const from = volume.split(':')[0] ?? '';
      if (!from.startsWith('./')) expect(Object.keys(compose.volumes)).toContain(from);
      // .souk is made by the first release
      else if (!from.startsWith('./.souk/')) expect(fs.existsSync(path.join(root, from))).toBe(true);
    }
});

describe.each(built)('%s', (name, service) => {
  const dockerfile = service.build?.dockerfile ?? '';
  const list = steps(dockerfile);
  const stages = list.filter(({ word }) => word === 'FROM').map(({ rest }) => rest.split(' AS ')[1]);

  test('is given only what it reads', () => {
    for (const variable of [...Object.keys(service.environment ?? {}), ...Object.keys(envOf(list))])
      expect([variable, reads(name, variable)]).toEqual([variable, true]);
  });

  test('listens where the others look for it', () => {
    const port = service.environment?.PORT;
    expect(envOf(list).PORT).toBe(port);
    expect(list.find(({ word }) => word === 'EXPOSE')?.rest).toBe(port);
    const asked = `${read('docker-compose.yml')}${read('deploy/nginx.conf')}`.match(
      new RegExp(`\\b${name}:(\\d{4})`, 'g'),
    );
    expect(new Set(asked)).toEqual(new Set([`${name}:${port}`]));
  });

  test('copies what is there', () => {
    for (const { rest } of list.filter(({ word }) => word === 'COPY')) {
      const [, stage, paths = ''] = /^(?:--from=(\S+) )?(.+)$/.exec(rest) ?? [];
      const source = paths.split(' ')[0] ?? '';
      if (!stage) expect([source, fs.existsSync(path.join(root, source))]).toEqual([source, true]);
      else {
        expect(stages).toContain(stage);
        const made = source.replace('/souk/', '');
        if (!/^\/out\/|\/dist$/.test(made)) expect([made, fs.existsSync(path.join(root, made))]).toEqual([made, true]);
      }
    }
  });

  test('builds with the workspace as it is, and starts what the build makes', () => {
    const runs = list
      .filter(({ word }) => word === 'RUN')
      .map(({ rest }) => rest)
      .join(' ');
    expect(runs).toContain(`node tooling/build.mjs ${name}`);
    expect(fs.existsSync(path.join(root, 'tooling/build.mjs'))).toBe(true);
    expect(runs).toContain('--frozen-lockfile');
    const command = JSON.parse(list.find(({ word }) => word === 'CMD')?.rest ?? '[]') as string[];
    const program = PROGRAM[name];
    expect(command.at(-1)).toBe(program?.file);
    expect(read(program?.madeBy ?? '')).toMatch(program?.said ?? /^$/);
  });

  test('runs as nobody special on the Node that the workspace asks for', () => {
    expect(list.filter(({ word }) => word === 'USER').map(({ rest }) => rest)).toEqual(['node']);
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const major = /\d+/.exec(engines.node)?.[0];
    for (const { rest } of list.filter(({ word }) => word === 'FROM'))
      expect(rest).toMatch(new RegExp(`^node:${major}-`));
  });
});

test('the commands of operators are in the image of the API, where their guide calls them', () => {
  expect(read('tooling/build/jobs.mjs')).toMatch(/operate: 'src\/commands\/operate\.ts'/);
  expect(read('docs/operating.md')).toContain('docker compose run --rm api node dist/operate.mjs');
  expect(compose.services.api?.environment).toHaveProperty('DATABASE_URL');
});

test.each([
  ['a gateway', 'api/src/payments/payment-keys.ts', 11],
  ['a sign-in provider', 'api/src/social/social-keys.ts', 4],
])('every key of %s can be given to the API, and none is set', (_whose, file, least) => {
  const names = read(file).match(/\b[A-Z]+_(?:[A-Z]+_)?(?:KEY|SECRET|ID|HASH)\b/g) ?? [];
  const given = compose.services.api?.environment ?? {};
  expect(names.length).toBeGreaterThanOrEqual(least);
  for (const name of names) expect([name, given[name]]).toEqual([name, `\${${name}:-}`]);
});

test('the images get neither secrets nor what is built outside', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const entry of ['.git', '.souk', '**/node_modules', '**/dist']) expect(ignored).toContain(entry);
  for (const [, { environment = {} }] of services)
    for (const [name, value] of Object.entries(environment))
      if (/PASSWORD|SECRET|SMTP_URL/.test(name)) expect([name, value]).toEqual([name, expect.stringContaining('${')]);
});

test('nginx and the shell read remotes from the same place, and nginx hides the inside', () => {
  const nginx = read('deploy/nginx.conf');
  const alias = /alias (\S+)\/\$remote\//.exec(nginx)?.[1];
  expect(alias).toBe(envOf(steps('deploy/shell.Dockerfile')).STORE);
  for (const name of ['shell', 'nginx'])
    expect(compose.services[name]?.volumes).toContainEqual(expect.stringMatching(/:\/releases:ro$/));
  expect(nginx).toMatch(/location ~ \^\/\(metrics\|ready\)\$ \{ return 404; \}/);
  expect(compose.services.nginx?.ports).toEqual([`8080:${/listen (\d+)/.exec(nginx)?.[1]}`]);
});
