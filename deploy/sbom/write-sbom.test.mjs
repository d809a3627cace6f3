import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-sbom-'));
afterAll(() => fs.rmSync(root, { recursive: true }));
const put = (file, text) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), typeof text === 'string' ? text : JSON.stringify(text));
};

/** The SBOM of an image with these files. */
function listed() {
  const script = path.join(import.meta.dirname, 'write-sbom.mjs');
  const env = { ...process.env, SBOM_ROOT: root, NODE_OPTIONS: '' };
  execFileSync(process.execPath, [script, 'souk-test', path.join(root, 'packages')], { env });
  return JSON.parse(fs.readFileSync(path.join(root, 'souk/sbom.cdx.json'), 'utf8'));
}

test('an image lists Node, Debian packages, installed and bundled packages, each once', () => {
  put('etc/os-release', 'ID=debian\nVERSION_ID="12"\n');
  put(
    'var/lib/dpkg/status',
    'Package: libc6\nStatus: install ok installed\nArchitecture: amd64\nVersion: 2.36-9+deb12u1\n\nPackage: gone\nStatus: deinstall ok config-files\nVersion: 1\n',
  );
  const store = 'souk/api/node_modules/.pnpm';
  put(`${store}/fastify@5.0.0/node_modules/fastify/package.json`, {
    name: 'fastify',
    version: '5.0.0',
    license: 'MIT',
  });
  put(`${store}/x@1.0.0/node_modules/@scope/x/package.json`, {
    name: '@scope/x',
    version: '1.0.0',
    license: 'MIT OR ISC',
  });
  // a folder within a package without a version of its own is not a package
  put(`${store}/x@1.0.0/node_modules/@scope/x/esm/package.json`, { type: 'module' });
  fs.symlinkSync('.pnpm/fastify@5.0.0/node_modules/fastify', path.join(root, 'souk/api/node_modules/fastify'));
  put('packages/shell-browser-main.json', [
    { name: 'react', version: '19.0.0', license: 'MIT' },
    { name: 'fastify', version: '5.0.0', license: 'MIT' },
  ]);

  const { bomFormat, specVersion, metadata, components } = listed();
  expect([bomFormat, specVersion, metadata.component.name]).toEqual(['CycloneDX', '1.6', 'souk-test']);
  expect(components.map(({ purl }) => purl).sort()).toEqual([
    'pkg:deb/debian/libc6@2.36-9%2Bdeb12u1?arch=amd64&distro=debian-12',
    `pkg:generic/node@${process.version.slice(1)}`,
    'pkg:npm/%40scope/x@1.0.0',
    'pkg:npm/fastify@5.0.0',
    'pkg:npm/react@19.0.0',
  ]);
  const licensesOf = (name) => components.find((one) => one.name === name).licenses;
  expect(licensesOf('fastify')).toEqual([{ license: { id: 'MIT' } }]);
  expect(licensesOf('x')).toEqual([{ expression: 'MIT OR ISC' }]);
});

test('the same image has the same list', () => {
  expect(listed()).toEqual(listed());
});
