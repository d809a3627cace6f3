import { changeContent } from './change-content.mjs';
import { until } from './engine.mjs';
import { expect } from './expect.mjs';
import { page } from './visit.mjs';

/** Releases of one remote. @type {import('./checks.mjs').Check[]} */
export const RELEASE_CHECKS = [
  [
    'one remote is released and rolled back alone, and a restart of its container leaves the rollback',
    async (project) => {
      const before = (await page('/')).versions;
      const shell = (await project.inspect('shell')).State.StartedAt;
      changeContent(project.cwd);
      const run = (...words) => project.demo(['run', '--rm', '--no-deps', ...words]);
      const start = async () => {
        await run('mfe-content');
        await run('release');
      };
      const live = (wanted) =>
        until(
          'the other version',
          async () => ((await page('/page/help')).versions['mfe-content'] !== before['mfe-content']) === wanted,
        );
      await project.demo(['build', 'mfe-content']);
      await start();
      await live(true);
      const after = (await page('/')).versions;
      for (const name of Object.keys(before))
        expect(`${name} to stay`, name === 'mfe-content' || after[name] === before[name]);

      await run('release', 'node', 'release.mjs', 'rollback', 'mfe-content');
      await live(false);
      await start();
      expect('the rollback to stay', (await page('/')).versions['mfe-content'] === before['mfe-content']);
      expect('the shell to run on', (await project.inspect('shell')).State.StartedAt === shell);
    },
  ],
];
