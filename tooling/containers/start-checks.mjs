import fs from 'node:fs';
import path from 'node:path';
import { expect, healthy } from './expect.mjs';

const compose = fs.readFileSync(path.resolve(import.meta.dirname, '../../docker-compose.yml'), 'utf8');
/** the remotes in the deployment */
export const REMOTES = [...compose.matchAll(/^ {2}(mfe-[a-z-]+):/gm)].map(([, name]) => name);
const STEPS = ['check-settings', 'demo-world', ...REMOTES];
export const SERVERS = ['postgres', 'api', 'shell', 'shell-2', 'nginx', 'sandbox'];

/** Builds and starts. @type {import('./checks.mjs').Check[]} */
export const START_CHECKS = [
  [
    'images build from a clean clone',
    async ({ demo }) => {
      await demo(['build', '--quiet']);
    },
  ],

  [
    'without settings and profile the shop does not start and names what is missing',
    async ({ compose }) => {
      const { code, output } = await compose(['up', '--detach'], { check: false });
      expect('up to fail because of check-settings', code !== 0 && output.includes('check-settings'));
      const { output: logs } = await compose(['logs', 'check-settings']);
      for (const name of ['POSTGRES_PASSWORD', 'SMTP_URL', '--profile demo'])
        expect(`${name} in\n${logs}`, logs.includes(name));
      expect('no database to be set up', (await compose(['ps', '--quiet', 'postgres'])).output.trim() === '');
    },
  ],

  [
    'the demo starts without any setting; all servers are healthy, all steps ended well',
    async (project) => {
      await project.demo(['up', '--detach', '--wait']);
      for (const service of SERVERS) expect(`${service} to be healthy`, await healthy(project, service));
      for (const service of STEPS) {
        const { State } = await project.inspect(service);
        expect(`${service} to end with 0`, State.Status === 'exited' && State.ExitCode === 0);
      }
    },
  ],

  [
    'a second start changes nothing: same containers, same bytes in the store',
    async (project) => {
      const look = async () => {
        const servers = await Promise.all(
          SERVERS.map(async (service) => (await project.inspect(service)).State.StartedAt),
        );
        const list = 'find /releases -type f | sort | xargs sha256sum | sha256sum';
        return [...servers, (await project.demo(['exec', '-T', 'shell', 'sh', '-c', list])).output].join();
      };
      const before = await look();
      await project.demo(['up', '--detach', '--wait']);
      expect('nothing to change', (await look()) === before);
    },
  ],
];
