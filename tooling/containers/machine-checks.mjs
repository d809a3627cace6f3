import { spawnSync } from 'node:child_process';
import { run, until } from './engine.mjs';
import { healthy } from './expect.mjs';
import { SERVERS } from './start-checks.mjs';
import { guestOrder, page } from './visit.mjs';

/** restarts the engine, as a restart of the machine does: `sudo systemctl restart docker` */
const { RESTART_ENGINE } = process.env;

/** Restarts of the machine. @type {import('./checks.mjs').Check[]} */
export const MACHINE_CHECKS = [
  [
    'the whole shop comes back by itself after a restart of the engine',
    async (project) => {
      if (!RESTART_ENGINE) return 'RESTART_ENGINE names no command that restarts the engine';
      const startedAt = async (service) => (await project.inspect(service)).State.StartedAt;
      const before = new Map(await Promise.all(SERVERS.map(async (service) => [service, await startedAt(service)])));
      spawnSync('sh', ['-c', RESTART_ENGINE], { stdio: 'ignore', timeout: 300_000 });
      await until('the engine', async () => (await run(['docker', 'info'], { check: false })).code === 0);
      for (const service of SERVERS) {
        await until(`a new start of ${service}`, async () => (await startedAt(service)) !== before.get(service));
        await until(`${service} to be healthy`, () => healthy(project, service));
      }
      await until('a whole page', () => page('/'));
      await until('an order', () => guestOrder());
    },
  ],
];
