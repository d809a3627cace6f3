import { changeContent } from './change-content.mjs';
import { until } from './engine.mjs';
import { expect } from './expect.mjs';
import { page } from './visit.mjs';

/** Releases of one remote. @type {import('./checks.mjs').Check[]} */
export const RELEASE_CHECKS = [
  [
    'one remote is released and rolled back alone, not into a store that is read-only, and a restart of its container leaves the rollback',
    async (project) => {
      const before = (await page('/')).versions;
      const shell = (await project.inspect('shell')).State.StartedAt;
      changeContent(project.cwd);
      const run = (...words) => project.demo(['run', '--rm', '--no-deps', ...words]);
      const start = async () => {
        await run('mfe-content');
        await run('release');
      };
      const other = async () => (await page('/page/help')).versions['mfe-content'] !== before['mfe-content'];
      // two shells follow the release file independently; ten responses come from both
      const live = (expected) =>
        until('the other version', async () => {
          for (let answers = 0; answers < 10; answers++) if ((await other()) !== expected) return false;
          return true;
        });
      await project.demo(['build', 'mfe-content']);
      const readOnly = ['--volume', `${project.name}_releases:/releases:ro`, 'mfe-content'];
      const refused = await project.demo(['run', '--rm', '--no-deps', ...readOnly], { check: false });
      expect(`a store that cannot be written to be named, but it says\n${refused.output}`, refused.code !== 0);
      expect(`one line instead of\n${refused.output}`, refused.output.includes('(EROFS): the disk is read-only'));
      await page('/page/help');
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
