import fs from 'node:fs';
import path from 'node:path';
import importPlatform from './import-platform-loader.cjs';
import { containerName } from './parts.mjs';
import { ROOT } from './place.mjs';
import { FACADES, STAND_INS, sharedConfig, sharedKeys } from './shared-modules.mjs';

const FOLDER = path.join(ROOT, 'shell/src/shared-modules');
const importsOf = (file) => {
  const source =
    file === 'platform'
      ? importPlatform.call({ rootContext: path.join(ROOT, 'shell'), addContextDependency() {} })
      : fs.readFileSync(path.join(FOLDER, `${file}.ts`), 'utf8');
  const found = [...source.matchAll(/^import '([^']+)';$/gm)].map(([, request]) => request);
  return found.flatMap((request) => (request.startsWith('./') ? importsOf(request.slice(2)) : [request]));
};

const HOST = {
  browser: ['react', 'dom', 'styles', 'data', 'platform', 'browser'],
  server: ['server'],
};

test.each(['browser', 'server'])('the host imports every module shared by remotes of the %s build', (target) => {
  const imported = HOST[target].flatMap(importsOf);
  const provided = sharedKeys(target).map((key) => STAND_INS[key]?.replace(/\.ts$/, '') ?? key);
  expect([...new Set(imported)].sort()).toEqual(provided.sort());
});

test('the host loads every browser module at the start', () => {
  const start = fs.readFileSync(path.join(ROOT, 'shell/src/client/start-shell.ts'), 'utf8');
  for (const piece of HOST.browser) expect(start).toContain(`'../shared-modules/${piece}'`);
});

test('the server loads every shared module before anything else', () => {
  const server = fs.readFileSync(path.join(ROOT, 'shell/src/server/server.ts'), 'utf8');
  expect(server.split('\n').find((line) => line.startsWith('import'))).toBe("import '../shared-modules/server';");
});

test('remotes bundle no shared module, the host bundles all in their installed versions', () => {
  for (const rule of Object.values(sharedConfig('remote', 'browser'))) expect(rule.import).toBe(false);
  for (const rule of Object.values(sharedConfig('host', 'browser'))) {
    expect(rule).toMatchObject({ eager: true, singleton: true, version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  }
});

test('host and remotes use the same share keys', () => {
  const keys = (role) =>
    Object.entries(sharedConfig(role, 'browser'))
      .map(([request, { shareKey = request }]) => shareKey)
      .sort();
  expect(keys('remote')).toEqual(keys('host'));
  expect(Object.keys(FACADES).every((library) => !keys('host').includes(library))).toBe(true);
});

test('a container has the name that the shell expects', () => {
  const twin = fs.readFileSync(path.join(ROOT, 'shell/src/boot.ts'), 'utf8');
  expect(twin).toMatch(/return `\$\{id\}_\$\{version\}`\.replace\(\/\\W\/g, '_'\);/);
  expect(containerName('mfe-cart-checkout', '1.4.0-h12')).toBe('mfe_cart_checkout_1_4_0_h12');
});
