import { setTimeout as sleep } from 'node:timers/promises';
import { run, until } from './engine.mjs';
import { expect, healthy } from './expect.mjs';
import { crash, hang, kill, nginxWorker } from './kill.mjs';
import { guestOrder, page } from './visit.mjs';

const imageOf = async (project, service) => (await project.inspect(service)).Config.Image;

/** A visit of the home page of the shell that it runs in, with the edge's headers. */
const VISIT = `fetch('http://127.0.0.1:3000/', { headers: { 'x-forwarded-for': '127.0.0.1' } })
  .then(({ ok }) => process.exit(ok ? 0 : 1))`;

/** Recovery after crashes. @type {import('./checks.mjs').Check[]} */
export const CRASH_CHECKS = [
  [
    'the edge finds a shell that comes back at another address',
    async (project) => {
      const address = async () =>
        (await project.inspect('shell')).NetworkSettings.Networks[`${project.name}_edge`].IPAddress;
      const before = await address();
      await project.demo(['rm', '--force', '--stop', 'shell']);
      // occupies the address that became free
      const holder = ['docker', 'run', '--detach', '--network', `${project.name}_edge`, '--entrypoint', 'sleep'];
      const id = (await run([...holder, await imageOf(project, 'nginx'), '300'])).output.trim();
      try {
        // its neighbour would answer instead; Compose cannot stop it while a dependency is missing
        await run(['docker', 'stop', await project.idOf('shell-2')]);
        await project.demo(['up', '--detach', '--wait', '--no-deps', 'shell']);
        expect(`another address than ${before}`, (await address()) !== before);
        await until('the home page', () => page('/'), 30_000);
      } finally {
        await run(['docker', 'rm', '--force', id]);
        await project.demo(['up', '--detach', '--wait', '--no-deps', 'shell-2']);
      }
    },
  ],

  ...['shell', 'api', 'postgres', 'nginx', 'sandbox'].map((service) => [
    `${service} comes back after kill -9`,
    async (project) => {
      await crash(project, service);
      await until('a whole page', () => page('/'));
      await until('an order', () => guestOrder());
    },
  ]),

  [
    'api comes back after its event loop was blocked',
    async (project) => {
      await hang(project, 'api');
      await until('a whole page', () => page('/'));
      await until('an order', () => guestOrder());
    },
  ],

  ...['postgres', 'api', 'nginx', 'sandbox'].map((service) => [
    `the shop goes on with a new container of ${service}`,
    async (project) => {
      const before = await project.idOf(service);
      await project.demo(['up', '--detach', '--wait', '--no-deps', '--force-recreate', service]);
      expect(`another container than ${before}`, (await project.idOf(service)) !== before);
      await until('a whole page', () => page('/'));
      await until('an order', () => guestOrder());
    },
  ]),

  [
    'the edge replaces a worker after kill -9',
    async (project) => {
      const worker = await nginxWorker(project);
      await kill(await imageOf(project, 'nginx'), worker);
      await until('another worker', async () => (await nginxWorker(project)) !== worker);
      await until('a whole page', () => page('/'));
    },
  ],

  [
    'the shop shows kept pages while the database is away for a minute, and takes orders when it is back',
    async (project) => {
      const kept = await page('/');
      // each shell has its own page cache, and the edge uses either
      for (const shell of ['shell', 'shell-2']) await project.demo(['exec', '-T', shell, 'node', '-e', VISIT]);
      await project.demo(['stop', 'postgres']);
      try {
        for (const end = Date.now() + 60_000; Date.now() < end; await sleep(5000)) {
          const { versions } = await page('/');
          expect('the same remotes', JSON.stringify(versions) === JSON.stringify(kept.versions));
        }
        await until('an API that is not ready', async () => !(await healthy(project, 'api')));
      } finally {
        // the following checks need it
        await project.demo(['start', 'postgres']);
      }
      await until('health', () => healthy(project, 'api'));
      await until('an order', () => guestOrder());
    },
  ],
];
